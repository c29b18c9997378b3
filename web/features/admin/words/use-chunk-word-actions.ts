import type {
  ChunkWordRow,
  ChunkWordsAdded,
  NewChunkWord,
} from '#lessons/questions/chunk/chunk-word-list.ts';
import { http } from '#web/app/http/http.ts';
import { useActions } from './LastAction.tsx';

export type ChunkWordActions = ReturnType<typeof useChunkWordActions>;

/** Adds, edits and removes chunk words; each action can be undone. */
export function useChunkWordActions(onChanged: () => Promise<unknown>) {
  const { action, busy, act, actOrThrow, undo } = useActions(onChanged);
  return {
    action,
    busy,
    undo,
    add: (words: readonly NewChunkWord[]) =>
      act(async () => {
        const { added, known } = await add(words);
        return {
          message: formatAdded(added.length, known),
          ...(added.length > 0 && {
            undo: async () => {
              await remove(added.map(({ id }) => id));
              return added.length === 1 ? 'Removed.' : `${added.length} removed.`;
            },
          }),
        };
      }),
    /** Changes a word. Throws `HttpError`. */
    change: (word: ChunkWordRow, to: NewChunkWord) =>
      actOrThrow(async () => {
        await change(word.id, to);
        return {
          message: `“${to.phrase.trim()}” saved.`,
          undo: async () => {
            await change(word.id, word);
            return `“${word.phrase}” restored.`;
          },
        };
      }),
    remove: (word: ChunkWordRow) =>
      act(async () => {
        await remove([word.id]);
        return {
          message: `“${word.phrase}” removed.`,
          undo: async () => {
            await add([word]);
            return `“${word.phrase}” restored.`;
          },
        };
      }),
  };
}

type Written = Pick<ChunkWordRow, 'language' | 'phrase' | 'rule'>;
const written = ({ language, phrase, rule }: Written) => ({ language, phrase, rule });

const add = (words: readonly Written[]) =>
  http.post<ChunkWordsAdded>('/v1/admin/chunk-words', { words: words.map(written) });
const change = (id: string, to: Written) =>
  http.put(`/v1/admin/chunk-words/${encodeURIComponent(id)}`, written(to));
const remove = (ids: readonly string[]) => http.post('/v1/admin/chunk-words/remove', { ids });

/** Formats a result as "3 words added. Already in the list: au, très." Names at most five words. */
export function formatAdded(added: number, known: readonly string[]): string {
  const said =
    added === 0 ? 'No new words.' : added === 1 ? 'One word added.' : `${added} words added.`;
  if (known.length === 0) return said;
  const named = known.slice(0, 5).join(', ');
  const more = known.length > 5 ? ` and ${known.length - 5} more` : '';
  return `${said} Already in the list: ${named}${more}.`;
}
