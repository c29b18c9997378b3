import { http } from '#web/app/http/http.ts';
import { useRevisionActions } from '#web/app/use-revision-actions.ts';

export type VersionAction = 'save' | 'discard' | 'publish' | 'restore';

interface VersionedItem {
  /** The API's path of the item. */
  path: string;
  /** The revision that the admin has loaded. */
  revision: number;
  /** Returns the text as the API expects it; null discards the draft. */
  bodyOf: (text: string | null) => object;
  /** The toasts after the actions whose effect depends on the item. */
  words: { discarded: string; published: string; restored: (version: number) => string };
}

/**
 * The actions of an admin on a text with versions. Each action sends the revision that it is based on. It returns the
 * text's new state, or undefined on failure; `failure` contains the reason.
 */
export function useVersionActions<Fresh>(
  { path, revision, bodyOf, words }: VersionedItem,
  onChanged: () => Promise<Fresh | undefined>,
) {
  const { busy, failure, forget, act } = useRevisionActions<VersionAction, Fresh>(onChanged);
  return {
    busy,
    failure,
    forget,
    save: (text: string) =>
      act('save', () => http.put(`${path}/draft`, { revision, ...bodyOf(text) }), 'Draft saved.'),
    discard: () =>
      act(
        'discard',
        () => http.put(`${path}/draft`, { revision, ...bodyOf(null) }),
        words.discarded,
      ),
    publish: (text: string) =>
      act(
        'publish',
        () => http.post(`${path}/publish`, { revision, ...bodyOf(text) }),
        words.published,
      ),
    restore: (version: number) =>
      act(
        'restore',
        () => http.post(`${path}/versions/${version}/restore`, { revision }),
        words.restored(version),
      ),
  };
}
