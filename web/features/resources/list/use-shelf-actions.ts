import { plural, t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Folder, FolderDraft, Shelf } from '#contracts/resources/folder.ts';
import type { Resource, ResourceRow, Visibility } from '#contracts/resources/resource.ts';
import type { SeveralResources } from '#contracts/resources/several-resources.ts';
import { HttpError, messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

type Rows = readonly ResourceRow[];

const foldersPath = '/v1/resources/folders';
const folderPath = (id: string) => `${foldersPath}/${encodeURIComponent(id)}`;

/**
 * Actions on folders and on several resources at once. Actions that return a success flag show a failure in a
 * toast; actions used by forms throw the error. `onGone` receives the ids of selected resources that no
 * longer exist. The lists are refetched even if an action fails.
 */
export function useShelfActions(onGone: (ids: readonly string[]) => void) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);

  const attempt = useCallback(
    async (work: () => Promise<void>, explain: (error: unknown) => string): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        toast('error', explain(error));
        return false;
      } finally {
        setBusy(false);
        await mutate(isList);
      }
    },
    [mutate],
  );

  /**
   * Sends one request for all rows, so that the server changes either all rows or none. `done` is the success
   * message.
   */
  const change = (rows: Rows, what: Omit<SeveralResources, 'ids'>, done: string, undo?: Undo) => {
    const ids = rows.map(({ id }) => id);
    return attempt(
      async () => {
        await http.patch('/v1/resources', { ids, ...what } satisfies SeveralResources);
        toast(
          undo ? 'info' : 'success',
          done,
          undo && { label: t`Undo`, onAct: () => void undo() },
        );
      },
      (error) => {
        const gone = goneOf(error, ids);
        if (gone.length === 0 || gone.length === ids.length) return messageOf(error);
        onGone(gone);
        return plural(
          { count: gone.length },
          {
            one: '# resource in your selection no longer exists, so nothing was changed. Try again with the rest.',
            other:
              '# resources in your selection no longer exist, so nothing was changed. Try again with the rest.',
          },
        );
      },
    );
  };

  return {
    busy,
    change,
    /** Creates a folder. On failure, throws the error for the form to show. */
    createFolder: async (draft: FolderDraft): Promise<Folder> => {
      const folder = await http.post<Folder>(foldersPath, draft);
      await mutate(isList);
      return folder;
    },
    /** Renames a folder. On failure, throws the error for the form to show. */
    renameFolder: async ({ id }: Folder, draft: FolderDraft): Promise<void> => {
      await http.patch(folderPath(id), draft);
      await mutate(isList);
    },
    removeFolder: ({ id, name, resources }: Folder) =>
      attempt(async () => {
        await http.remove(folderPath(id));
        const said = plural(resources, {
          0: `The folder “${name}” was removed.`,
          1: `The folder “${name}” was removed. Its resource is still in My resources.`,
          one: `The folder “${name}” was removed. Its # resource is still in My resources.`,
          other: `The folder “${name}” was removed. Its # resources are still in My resources.`,
        });
        toast('info', said, {
          label: t`Undo`,
          onAct: () =>
            void attempt(async () => {
              await http.post(`${folderPath(id)}/restore`);
              toast('success', t`Folder “${name}” restored.`);
            }, messageOf),
        });
      }, messageOf),
    remove: (rows: Rows) =>
      change(
        rows,
        { removed: true },
        plural(
          { count: rows.length },
          {
            1: `“${{ title: titleOf(rows[0]) }}” was deleted.`,
            one: '# resource was deleted.',
            other: '# resources were deleted.',
          },
        ),
        () =>
          change(
            rows,
            { removed: false },
            plural(
              { count: rows.length },
              {
                1: `“${{ title: titleOf(rows[0]) }}” restored.`,
                one: '# resource restored.',
                other: '# resources restored.',
              },
            ),
          ),
      ),
  };
}

type Undo = () => Promise<boolean>;

export type ShelfActions = ReturnType<typeof useShelfActions>;

/** Returns the ids that an error response reports as missing. */
function goneOf(error: unknown, ids: readonly string[]): string[] {
  if (!(error instanceof HttpError) || error.status !== 404) return [];
  return error.fields.flatMap(({ field }) => ids[Number(/^ids\.(\d+)$/.exec(field)?.[1])] ?? []);
}

/** The dialogs of the list about folders, tags and several resources. */
export type Asked =
  | { kind: 'new folder' }
  | { kind: 'rename folder'; folder: Folder }
  | { kind: 'move'; rows: readonly ResourceRow[] }
  | { kind: 'add tag'; rows: readonly ResourceRow[] }
  | { kind: 'remove tag'; rows: readonly ResourceRow[] }
  /** `unfinished` is the number of selected resources that are skipped because they are unfinished. */
  | { kind: 'publish'; rows: readonly ResourceRow[]; unfinished: number };

/** A page of a list, the total number of rows and, for the user's own list, its folders and tags. */
export type ListPage = [ResourceRow[], number, Shelf?];

/** True if a cache key is a resource list. */
const isList = (key: unknown) => typeof key === 'string' && key.startsWith('/v1/resources?');

/** Actions on a row of a list. Updates the list optimistically and rolls back on failure. */
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
            ? t`“${{ title: titleOf(row) }}” is now public: anyone with the link can read it.`
            : t`“${{ title: titleOf(row) }}” is now private.`,
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
            ? t`“${{ title: titleOf(row) }}” is now shared: your colleagues can use and copy it, but not change it.`
            : t`“${{ title: titleOf(row) }}” is no longer in your department’s list.`,
        );
      }),
    [attempt, showAtOnce],
  );

  const remove = useCallback(
    (row: ResourceRow) =>
      attempt(async () => {
        await showAtOnce((rows) => rows.filter((r) => r.id !== row.id));
        await http.remove(resourcePath(row.id));
        toast('info', t`“${{ title: titleOf(row) }}” was deleted.`, {
          label: t`Undo`,
          onAct: () =>
            void attempt(async () => {
              await http.post(`${resourcePath(row.id)}/restore`);
              toast('success', t`“${{ title: titleOf(row) }}” restored.`);
            }),
        });
      }),
    [attempt, showAtOnce],
  );

  const duplicate = useCallback(
    (row: ResourceRow) =>
      attempt(async () => {
        const { title } = await http.post<Resource>(`${resourcePath(row.id)}/duplicate`);
        toast(
          'success',
          title
            ? t`The copy is in My resources as ${title}.`
            : t`The copy is in My resources as a draft.`,
        );
      }),
    [attempt],
  );

  return { setVisibility, share, remove, duplicate };
}

/** The title of a resource for a message or a heading. */
export const titleOf = (row: ResourceRow | undefined): string => row?.title || t`Untitled`;
