import { FolderInput, Globe, Lock, Tag, Tags, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { ChosenBar } from '#ui/ChosenBar.tsx';
import type { Asked } from './asked.ts';
import type { Chosen } from './choose-rows.ts';

interface ChosenResourcesProps {
  chosen: Chosen;
  onAsk: (asked: Asked) => void;
  onMakePrivate: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with several of one's own resources at once. */
export function ChosenResources(props: ChosenResourcesProps) {
  const { chosen, onAsk, onMakePrivate, onDelete, onClear } = props;
  const rows = [...chosen.values()];
  const finished = rows.filter(({ status }) => status === 'final');
  const canPublish = finished.filter(({ visibility }) => visibility === 'PRIVATE');
  return (
    <ChosenBar label="Chosen resources" count={rows.length} onClear={onClear}>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'move', rows })}>
        <FolderInput size={16} aria-hidden="true" /> Move to folder…
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'add tag', rows })}>
        <Tag size={16} aria-hidden="true" /> Add tag…
      </Button>
      {rows.some(({ tags }) => tags.length > 0) && (
        <Button className="text-sm" onClick={() => onAsk({ kind: 'remove tag', rows })}>
          <Tags size={16} aria-hidden="true" /> Remove tag…
        </Button>
      )}
      {canPublish.length > 0 && (
        <Button
          className="text-sm"
          onClick={() =>
            onAsk({ kind: 'publish', rows: canPublish, unfinished: rows.length - finished.length })
          }
        >
          <Globe size={16} aria-hidden="true" /> Make public
        </Button>
      )}
      {rows.some(({ visibility }) => visibility === 'PUBLIC') && (
        <Button className="text-sm" onClick={onMakePrivate}>
          <Lock size={16} aria-hidden="true" /> Make private
        </Button>
      )}
      <Button className="text-sm" onClick={onDelete}>
        <Trash2 size={16} aria-hidden="true" /> Delete
      </Button>
    </ChosenBar>
  );
}
