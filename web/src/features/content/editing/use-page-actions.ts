import { useState } from 'react';
import type { EditedPage, PageContent } from '#teaching/content/page.ts';
import { http } from '#web/http.ts';
import { HttpError } from '#web/http-error.ts';
import { toast } from '#web/ui/toast.ts';

type Action = 'save' | 'publish' | 'withdraw' | 'restore';

/**
 * What an admin can do with a page. Each says which revision it was made from; a failed one says why.
 * They answer the page as it is afterwards, or undefined when it failed.
 */
export function usePageActions(page: EditedPage, onChanged: () => Promise<EditedPage | undefined>) {
  const [busy, setBusy] = useState<Action | null>(null);
  const [failure, setFailure] = useState<HttpError | null>(null);
  const { id, revision } = page;
  const path = `/v1/content/editing/${id}`;

  async function act(action: Action, call: () => Promise<unknown>, done: string) {
    if (busy) return undefined;
    setBusy(action);
    setFailure(null);
    try {
      await call();
      const fresh = await onChanged();
      toast('success', done);
      return fresh;
    } catch (error) {
      setFailure(error instanceof HttpError ? error : new HttpError(0, null));
      return undefined;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    failure,
    forget: () => setFailure(null),
    saveDraft: (content: PageContent) =>
      act('save', () => http.put(`${path}/draft`, { revision, content }), 'The draft is saved.'),
    publish: (content: PageContent) =>
      act(
        'publish',
        () => http.post(`${path}/publish`, { revision, content }),
        'Readers see this text now.',
      ),
    withdraw: () =>
      act(
        'withdraw',
        () => http.post(`${path}/withdraw`, { revision }),
        'The page is off the site.',
      ),
    restore: (number: number) =>
      act(
        'restore',
        () => http.post(`${path}/versions/${number}/restore`, { revision }),
        `Version ${number} is the draft now. Publish it to show it to readers.`,
      ),
  };
}
