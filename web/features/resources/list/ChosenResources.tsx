import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** Bulk actions for several of the teacher's own resources. */
export function ChosenResources(props: ChosenResourcesProps) {
  const { chosen, onAsk, onMakePrivate, onDelete, onClear } = props;
  const rows = [...chosen.values()];
  const finished = rows.filter(({ status }) => status === 'final');
  const canPublish = finished.filter(({ visibility }) => visibility === 'PRIVATE');
  return (
    <ChosenBar label={t`Chosen resources`} count={rows.length} onClear={onClear}>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'move', rows })}>
        <FolderInput size={16} aria-hidden="true" /> <Trans>Move to folder…</Trans>
      </Button>
      <Button className="text-sm" onClick={() => onAsk({ kind: 'add tag', rows })}>
        <Tag size={16} aria-hidden="true" /> <Trans>Add tag…</Trans>
      </Button>
      {rows.some(({ tags }) => tags.length > 0) && (
        <Button className="text-sm" onClick={() => onAsk({ kind: 'remove tag', rows })}>
          <Tags size={16} aria-hidden="true" /> <Trans>Remove tag…</Trans>
        </Button>
      )}
      {canPublish.length > 0 && (
        <Button
          className="text-sm"
          onClick={() =>
            onAsk({ kind: 'publish', rows: canPublish, unfinished: rows.length - finished.length })
          }
        >
          <Globe size={16} aria-hidden="true" /> <Trans>Make public</Trans>
        </Button>
      )}
      {rows.some(({ visibility }) => visibility === 'PUBLIC') && (
        <Button className="text-sm" onClick={onMakePrivate}>
          <Lock size={16} aria-hidden="true" /> <Trans>Make private</Trans>
        </Button>
      )}
      <Button className="text-sm" onClick={onDelete}>
        <Trash2 size={16} aria-hidden="true" /> <Trans>Delete</Trans>
      </Button>
    </ChosenBar>
  );
}

/**
 * The rows selected for a bulk action, on this page and on others. `of` identifies the folder and the
 * filters. When `of` changes, the selection is cleared, so that a bulk action never changes a resource that
 * is not in the list.
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
      toast(
        'info',
        plural(
          { limit: maxSeveral },
          {
            one: 'You can change at most # resource at once.',
            other: 'You can change at most # resources at once.',
          },
        ),
      );
    }
  };

  return {
    chosen,
    choose,
    /**
     * Selects or deselects one row. With `isRange`, it changes all rows from the previously toggled row to
     * this one.
     */
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

/** The selected rows by id, from all pages. */
type Chosen = ReadonlyMap<string, ResourceRow>;

/** Empty selection. */
export const noneChosen: Chosen = new Map();

/**
 * Returns the selection after these rows were selected or deselected. The selection cannot exceed the maximum
 * of one bulk action.
 */
export function chooseRows(chosen: Chosen, rows: readonly ResourceRow[], on: boolean): Chosen {
  const next = new Map(chosen);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.has(row.id) || next.size < maxSeveral) next.set(row.id, row);
  }
  return next;
}

/**
 * Returns the rows from one row to another, inclusive, for a selection with Shift. If the first row is
 * missing, returns only the last row.
 */
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
