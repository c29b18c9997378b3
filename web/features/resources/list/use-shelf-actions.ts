import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Folder, FolderDraft } from '#contracts/resources/folder.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import type { SeveralResources } from '#contracts/resources/several-resources.ts';
import { HttpError } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { formatCount } from '#web/app/format/format-count.ts';
import { http } from '#web/app/http/http.ts';
import { isList, messageOf, namedRows } from './use-list-actions.ts';

type Rows = readonly ResourceRow[];

const foldersPath = '/v1/resources/folders';
const folderPath = (id: string) => `${foldersPath}/${encodeURIComponent(id)}`;

/**
 * What can be done to folders, and to several resources at once. Those that answer whether it was done tell a
 * failure in a toast; those of the forms throw it. `onGone` learns of chosen resources that are not there any
 * more. The lists are fetched again afterwards either way.
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

  /** One request for all of them: either all are changed, or none. `done` is what is said then. */
  const change = (rows: Rows, what: Omit<SeveralResources, 'ids'>, done: string, undo?: Undo) => {
    const ids = rows.map(({ id }) => id);
    return attempt(
      async () => {
        await http.patch('/v1/resources', { ids, ...what } satisfies SeveralResources);
        toast(undo ? 'info' : 'success', done, undo && { label: 'Undo', onAct: () => void undo() });
      },
      (error) => {
        const gone = goneOf(error, ids);
        if (gone.length === 0 || gone.length === ids.length) return messageOf(error);
        onGone(gone);
        return `${formatCount(gone.length, 'resource')} in your selection no longer ${gone.length === 1 ? 'exists' : 'exist'}, so nothing was changed. Try again with the rest.`;
      },
    );
  };

  return {
    busy,
    change,
    /** Throws what the form shows. */
    createFolder: async (draft: FolderDraft): Promise<Folder> => {
      const folder = await http.post<Folder>(foldersPath, draft);
      await mutate(isList);
      return folder;
    },
    /** Throws what the form shows. */
    renameFolder: async ({ id }: Folder, draft: FolderDraft): Promise<void> => {
      await http.patch(folderPath(id), draft);
      await mutate(isList);
    },
    removeFolder: ({ id, name, resources }: Folder) =>
      attempt(async () => {
        await http.remove(folderPath(id));
        const kept =
          resources === 0
            ? ''
            : ` ${resources === 1 ? 'Its resource is' : `Its ${formatCount(resources, 'resource')} are`} still here, in no folder.`;
        toast('info', `The folder “${name}” was removed.${kept}`, {
          label: 'Undo',
          onAct: () =>
            void attempt(async () => {
              await http.post(`${folderPath(id)}/restore`);
              toast('success', `The folder “${name}” is back.`);
            }, messageOf),
        });
      }, messageOf),
    remove: (rows: Rows) =>
      change(
        rows,
        { removed: true },
        `${namedRows(rows)} ${rows.length === 1 ? 'was' : 'were'} deleted.`,
        () =>
          change(
            rows,
            { removed: false },
            `${namedRows(rows)} ${rows.length === 1 ? 'is' : 'are'} back.`,
          ),
      ),
  };
}

type Undo = () => Promise<boolean>;

export type ShelfActions = ReturnType<typeof useShelfActions>;

/** Which of the ids a refusal names as not there. */
function goneOf(error: unknown, ids: readonly string[]): string[] {
  if (!(error instanceof HttpError) || error.status !== 404) return [];
  return error.fields.flatMap(({ field }) => ids[Number(/^ids\.(\d+)$/.exec(field)?.[1])] ?? []);
}
