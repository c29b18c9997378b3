import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import * as z from 'zod/mini';
import { FolderDraft, FolderName, type Shelf, Tag } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { publishWords } from '#web/app/publishing/publish-words.ts';
import { type Asked, type ShelfActions, titleOf } from './use-shelf-actions.ts';

interface ShelfDialogsProps {
  asked: Asked;
  shelf: Shelf;
  actions: ShelfActions;
  /** Closes the dialog. `done` is true after an action on the selected resources. */
  onClose: (done?: boolean) => void;
}

/** The currently open dialog about folders, tags or several resources. */
export default function ShelfDialogs({ asked, shelf, actions, onClose }: ShelfDialogsProps) {
  const close = () => onClose();
  switch (asked.kind) {
    case 'new folder':
      return (
        <NameFolder
          title={t`New folder`}
          name=""
          saveLabel={t`Create folder`}
          onSave={async (draft) => {
            const { name } = await actions.createFolder(draft);
            toast('success', t`Folder “${name}” created.`);
          }}
          onClose={close}
        />
      );
    case 'rename folder':
      return (
        <NameFolder
          title={t`Rename folder`}
          name={asked.folder.name}
          saveLabel={t`Save name`}
          onSave={(draft) => actions.renameFolder(asked.folder, draft)}
          onClose={close}
        />
      );
    case 'move':
      return <MoveToFolder rows={asked.rows} shelf={shelf} actions={actions} onClose={onClose} />;
    case 'add tag':
      return <AddTag rows={asked.rows} shelf={shelf} actions={actions} onClose={onClose} />;
    case 'remove tag':
      return <RemoveTag rows={asked.rows} actions={actions} onClose={onClose} />;
    case 'publish':
      return (
        <ConfirmDialog
          open
          title={<bdi>{publishQuestion(asked.rows)}</bdi>}
          confirmLabel={asked.rows.length === 1 ? publishWords.publish : t`Make them public`}
          cancelLabel={asked.rows.length === 1 ? publishWords.cancel : t`Keep them private`}
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions
              .change(
                asked.rows,
                { visibility: 'PUBLIC' },
                plural(
                  { count: asked.rows.length },
                  {
                    1: `“${{ title: titleOf(asked.rows[0]) }}” is public: anyone with the link can read it.`,
                    one: '# resource is public: anyone with the link can read it.',
                    other: '# resources are public: anyone with the link can read them.',
                  },
                ),
              )
              .then((done) => done && onClose(true))
          }
        >
          <p className="text-ink-2">
            {asked.rows.length === 1 ? publishWords.consequence : publishWords.consequenceOfSeveral}
          </p>
          {asked.unfinished > 0 && (
            <p className="mt-2">
              {plural(
                { count: asked.unfinished },
                {
                  one: '# resource in your selection is not finished yet and stays private.',
                  other: '# resources in your selection are not finished yet and stay private.',
                },
              )}
            </p>
          )}
        </ConfirmDialog>
      );
  }
}

const publishQuestion = (rows: readonly ResourceRow[]) =>
  rows.length === 1
    ? publishWords.question(titleOf(rows[0]))
    : publishWords.questionOfSeveral(rows.length);

interface NameFolderProps {
  title: string;
  name: string;
  saveLabel: string;
  onSave: (draft: FolderDraft) => Promise<void>;
  onClose: () => void;
}

function NameFolder({ title, name, saveLabel, onSave, onClose }: NameFolderProps) {
  const form = useForm({
    schema: FolderDraft,
    initial: { name },
    send: async (draft) => {
      await onSave(draft);
      onClose();
    },
  });
  return (
    <FormDialog title={title} form={form} saveLabel={saveLabel} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t`Name`}
        dir="auto"
        autoComplete="off"
        placeholder={t`8B, Unit 3 or Exam practice`}
        help={t`Only you see your folders.`}
      />
    </FormDialog>
  );
}

interface OfRowsProps {
  rows: readonly ResourceRow[];
  actions: ShelfActions;
  onClose: (done?: boolean) => void;
}

/** Option values for "no folder" and "new folder"; they are too short to be the id of a folder. */
const inNone = 'none';
const inNew = 'new';

export const Move = z
  .object({ folder: z.string().check(z.minLength(1, t`Choose a folder.`)), name: z.string() })
  .check((given) => {
    if (given.value.folder !== inNew) return;
    const { error } = FolderName.safeParse(given.value.name);
    for (const { message } of error?.issues ?? []) {
      given.issues.push({ code: 'custom', message, path: ['name'], input: given.value.name });
    }
  });

/** Moves resources into an existing folder, into a new folder, or out of their folders. */
function MoveToFolder({ rows, shelf, actions, onClose }: OfRowsProps & { shelf: Shelf }) {
  const { folders } = shelf;
  const form = useForm({
    schema: Move,
    initial: { folder: folders.length === 0 ? inNew : '', name: '' },
    send: async ({ folder, name }) => {
      const target = folder === inNew ? await actions.createFolder({ name }) : byId(folder);
      const said = target
        ? plural(
            { count: rows.length },
            {
              1: `“${{ title: titleOf(rows[0]) }}” moved to “${{ folder: target.name }}”.`,
              one: `# resource moved to “${{ folder: target.name }}”.`,
              other: `# resources moved to “${{ folder: target.name }}”.`,
            },
          )
        : plural(
            { count: rows.length },
            {
              1: `“${{ title: titleOf(rows[0]) }}” removed from its folder.`,
              one: '# resource removed from its folder.',
              other: '# resources removed from their folders.',
            },
          );
      if (await actions.change(rows, { folderId: target?.id ?? null }, said)) onClose(true);
      // Close even after a failure: the new folder already exists, and a retry must not create a second
      // folder.
      else if (folder === inNew) onClose();
    },
  });
  const byId = (id: string) => folders.find((folder) => folder.id === id);
  return (
    <FormDialog
      title={plural(
        { count: rows.length },
        {
          1: `Move “${{ title: titleOf(rows[0]) }}”`,
          one: 'Move # resource',
          other: 'Move # resources',
        },
      )}
      form={form}
      saveLabel={t`Move`}
      onClose={() => onClose()}
    >
      <NativeSelect
        {...form.field('folder')}
        label={t`Folder`}
        placeholder={t`Choose a folder`}
        options={[
          ...folders.map(({ id, name }) => ({ value: id, label: name })),
          { value: inNone, label: t`No folder` },
          { value: inNew, label: t`A new folder…` },
        ]}
      />
      {form.values.folder === inNew && (
        <TextField
          {...form.field('name')}
          label={t`Name of the new folder`}
          dir="auto"
          autoComplete="off"
          fieldClassName="mt-5"
        />
      )}
    </FormDialog>
  );
}

export const NewTag = z.object({ tag: Tag });

/** Adds a tag to resources; suggests existing tags. */
function AddTag({ rows, shelf, actions, onClose }: OfRowsProps & { shelf: Shelf }) {
  const id = useId();
  const form = useForm({
    schema: NewTag,
    initial: { tag: '' },
    send: async ({ tag }) => {
      const said = plural(
        { count: rows.length },
        {
          1: `“${{ title: titleOf(rows[0]) }}” is tagged “${tag}”.`,
          one: `# resource is tagged “${tag}”.`,
          other: `# resources are tagged “${tag}”.`,
        },
      );
      if (await actions.change(rows, { addTags: [tag] }, said)) onClose(true);
    },
  });
  return (
    <FormDialog
      title={plural(
        { count: rows.length },
        {
          1: `Tag “${{ title: titleOf(rows[0]) }}”`,
          one: 'Tag # resource',
          other: 'Tag # resources',
        },
      )}
      form={form}
      saveLabel={t`Add tag`}
      onClose={() => onClose()}
    >
      <TextField
        {...form.field('tag')}
        label={t({ message: 'Tag', context: 'a label' })}
        dir="auto"
        autoComplete="off"
        list={id}
        placeholder={t`past tense, exam or 8B`}
        help={t`A word or two to help you find them. Only you see your tags.`}
      />
      <datalist id={id}>
        {shelf.tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </FormDialog>
  );
}

export const OldTag = z.object({ tag: z.string().check(z.minLength(1, t`Choose a tag.`)) });

/** Removes a tag from resources. */
function RemoveTag({ rows, actions, onClose }: OfRowsProps) {
  const tags = new Map(rows.flatMap((row) => row.tags.map((tag) => [labelKey(tag), tag])));
  const [only] = tags.values();
  const form = useForm({
    schema: OldTag,
    initial: { tag: tags.size === 1 && only ? only : '' },
    send: async ({ tag }) => {
      const tagged = rows.filter((row) => row.tags.some((one) => labelKey(one) === labelKey(tag)));
      const said = plural(
        { count: tagged.length },
        {
          1: `Tag “${tag}” removed from “${{ title: titleOf(tagged[0]) }}”.`,
          one: `Tag “${tag}” removed from # resource.`,
          other: `Tag “${tag}” removed from # resources.`,
        },
      );
      if (await actions.change(tagged, { removeTags: [tag] }, said)) onClose(true);
    },
  });
  return (
    <FormDialog
      title={plural(
        { count: rows.length },
        {
          1: `Remove a tag from “${{ title: titleOf(rows[0]) }}”`,
          one: 'Remove a tag from # resource',
          other: 'Remove a tag from # resources',
        },
      )}
      form={form}
      saveLabel={t`Remove tag`}
      onClose={() => onClose()}
    >
      <NativeSelect
        {...form.field('tag')}
        label={t({ message: 'Tag', context: 'a label' })}
        placeholder={t`Choose a tag`}
        options={[...tags.values()].map((tag) => ({ value: tag, label: tag }))}
      />
    </FormDialog>
  );
}
