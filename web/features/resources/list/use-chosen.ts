import { useState } from 'react';
import { maxSeveral } from '#contracts/resources/max-several.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { toast } from '#ui/toast.ts';
import { type Chosen, chooseRows, noneChosen, rowsBetween } from './choose-rows.ts';

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
