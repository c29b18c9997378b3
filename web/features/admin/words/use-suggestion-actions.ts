import type { ChangeState, WordChangeRow } from '#contracts/admin/word-changes.ts';
import { http } from '#web/app/http/http.ts';
import { useActions } from './use-actions.ts';

const said: Record<ChangeState, string> = {
  accepted: 'accepted: new texts use it',
  refused: 'refused',
  open: 'to be decided again',
};

/** Deciding on changes of words, each decision with its way back. */
export function useSuggestionActions(onChanged: () => Promise<unknown>) {
  const { action, busy, act, undo } = useActions(onChanged);
  return {
    action,
    busy,
    undo,
    decide: (changes: readonly WordChangeRow[], from: ChangeState, to: ChangeState) =>
      act(async () => {
        const [first] = changes;
        const name =
          changes.length === 1 ? `“${first?.form}” is` : `${changes.length} suggestions are`;
        await decide(changes, to);
        // Without a teacher who still says it there is nothing to put back into use.
        const isLost = from === 'accepted' && changes.some(({ teachers }) => teachers === 0);
        return {
          message: `${name} ${said[to]}.`,
          ...(!isLost && {
            undo: async () => {
              await decide(changes, from);
              return `${name} ${said[from]}.`;
            },
          }),
        };
      }),
  };
}

const decide = (changes: readonly WordChangeRow[], state: ChangeState) =>
  http.post('/v1/admin/word-suggestions/decisions', { ids: changes.map(({ id }) => id), state });
