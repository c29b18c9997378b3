import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Shelf } from '#contracts/resources/folder.ts';
import type { Resource, ResourceRow, Visibility } from '#contracts/resources/resource.ts';
import { toast } from '#ui/toast.ts';
import { formatCount } from '#web/app/format/format-count.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

/** A page of a list, how many rows there are in all, and beside one's own how they are kept in order. */
export type ListPage = [ResourceRow[], number, Shelf?];

/** Whether a key of the cache is a list of resources. */
export const isList = (key: unknown) => typeof key === 'string' && key.startsWith('/v1/resources?');

/** What can be done to a row of a list. The list shows it at once and takes it back when it fails. */
export function useListActions() {
  const { mutate } = useSWRConfig();

  const showAtOnce = useCallback(
    (change: (rows: ResourceRow[]) => ResourceRow[]) =>
      mutate<ListPage>(
        isList,
        (page) => {
          if (!page) return page;
          const [before, total, shelf] = page;
          const rows = change(before);
          const left = total - (before.length - rows.length);
          return shelf ? [rows, left, shelf] : [rows, left];
        },
        { revalidate: false },
      ),
    [mutate],
  );
  const fetchAgain = useCallback(() => mutate(isList), [mutate]);

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        toast('error', messageOf(error));
      } finally {
        await fetchAgain();
      }
    },
    [fetchAgain],
  );

  const setVisibility = useCallback(
    (row: ResourceRow, isPublic: boolean) =>
      attempt(async () => {
        const visibility: Visibility = isPublic ? 'PUBLIC' : 'PRIVATE';
        await showAtOnce((rows) => rows.map((r) => (r.id === row.id ? { ...r, visibility } : r)));
        await http.patch<Resource>(resourcePath(row.id), { visibility });
        toast(
          'success',
          isPublic
            ? `${namedRows([row])} is public: anyone with the link can read it.`
            : `${namedRows([row])} is private again.`,
        );
      }),
    [attempt, showAtOnce],
  );

  const share = useCallback(
    (row: ResourceRow, shared: boolean) =>
      attempt(async () => {
        await showAtOnce((rows) => rows.map((r) => (r.id === row.id ? { ...r, shared } : r)));
        await http.patch<Resource>(resourcePath(row.id), { shared });
        toast(
          'success',
          shared
            ? `${namedRows([row])} is shared: your colleagues can use and copy it, not change it.`
            : `${namedRows([row])} is no longer in your department’s list.`,
        );
      }),
    [attempt, showAtOnce],
  );

  const remove = useCallback(
    (row: ResourceRow) =>
      attempt(async () => {
        await showAtOnce((rows) => rows.filter((r) => r.id !== row.id));
        await http.remove(resourcePath(row.id));
        toast('info', `${namedRows([row])} was deleted.`, {
          label: 'Undo',
          onAct: () =>
            void attempt(async () => {
              await http.post(`${resourcePath(row.id)}/restore`);
              toast('success', `${namedRows([row])} is back.`);
            }),
        });
      }),
    [attempt, showAtOnce],
  );

  const duplicate = useCallback(
    (row: ResourceRow) =>
      attempt(async () => {
        const copy = await http.post<Resource>(`${resourcePath(row.id)}/duplicate`);
        toast('success', `The copy is in My resources as ${copy.title || 'a draft'}.`);
      }),
    [attempt],
  );

  return { setVisibility, share, remove, duplicate };
}

/** "“Le marché”", "5 resources". */
export const namedRows = (rows: readonly ResourceRow[]): string => {
  const [only] = rows;
  return rows.length === 1 && only
    ? `“${only.title || 'Untitled'}”`
    : formatCount(rows.length, 'resource');
};

/** The message of a failed request, as a toast shows it. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong';
