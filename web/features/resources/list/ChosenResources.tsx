import { FolderInput, Globe, Lock, Tag, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { maxSeveral } from '#contracts/resources/max-several.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { Button } from '#ui/Button.tsx';
import { ChosenBar } from '#ui/ChosenBar.tsx';
import { toast } from '#ui/toast.ts';
import type { Asked } from './use-shelf-actions.ts';

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

/**
 * The rows that are chosen for a change of several, on this page and on others. They are forgotten when
 * another folder or other filters (`of`) show others, so that nothing is changed unseen.
 */
export function useChosen(of: string, rows: readonly ResourceRow[]) {
  const [state, setState] = useState({ of, chosen: noneChosen, lastId: null as string | null });
  const kept = state.of === of ? state.chosen : noneChosen;
  const newest = new Map(rows.map((row) => [row.id, row]));
  const chosen: Chosen = new Map([...kept].map(([id, row]) => [id, newest.get(id) ?? row]));

  const choose = (some: readonly ResourceRow[], on: boolean, lastId: string | null = null) => {
    const next = chooseRows(chosen, some, on);
    setState({ of, chosen: next, lastId });
    if (on && some.some(({ id }) => !next.has(id))) {
      toast('info', `You can change at most ${maxSeveral} resources at once.`);
    }
  };

  return {
    chosen,
    choose,
    /** Chooses one row or leaves it out; with `isRange` all from the one before it. */
    chooseOne: (row: ResourceRow, on: boolean, isRange: boolean) =>
      choose(isRange ? rowsBetween(rows, state.lastId, row.id) : [row], on, row.id),
    clear: () => setState({ of, chosen: noneChosen, lastId: null }),
    forget: (ids: readonly string[]) =>
      setState((now) => ({
        ...now,
        chosen: new Map([...now.chosen].filter(([id]) => !ids.includes(id))),
      })),
  };
}

/** The rows that were chosen, by id, whichever page they are on. */
type Chosen = ReadonlyMap<string, ResourceRow>;

/** Nothing is chosen. */
export const noneChosen: Chosen = new Map();

/** The chosen rows after these were chosen or left out; at most as many as can be changed at once. */
export function chooseRows(chosen: Chosen, rows: readonly ResourceRow[], on: boolean): Chosen {
  const next = new Map(chosen);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.has(row.id) || next.size < maxSeveral) next.set(row.id, row);
  }
  return next;
}

/** The rows from one to another, both among them, as Shift chooses them; without the first, the last alone. */
export function rowsBetween(
  rows: readonly ResourceRow[],
  fromId: string | null,
  toId: string,
): ResourceRow[] {
  const to = rows.findIndex(({ id }) => id === toId);
  const from = rows.findIndex(({ id }) => id === fromId);
  if (from === -1) return rows.slice(to, to + 1);
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}
