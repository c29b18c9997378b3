import type { EditedPage, PageContent } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';
import { useRevisionActions } from '#web/app/use-revision-actions.ts';

type Action = 'save' | 'publish' | 'withdraw' | 'restore';

/**
 * What an admin can do with a page. Each says which revision it was made from; a failed one says why.
 * They answer the page as it is afterwards, or undefined when it failed.
 */
export function usePageActions(page: EditedPage, onChanged: () => Promise<EditedPage | undefined>) {
  const { busy, failure, forget, act } = useRevisionActions<Action, EditedPage>(onChanged);
  const { id, revision } = page;
  const path = `/v1/content/editing/${id}`;

  return {
    busy,
    failure,
    forget,
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
