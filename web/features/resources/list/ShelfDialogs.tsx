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
import { formatCount } from '#web/app/format/format.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { publishWords } from '#web/app/publishing/publish-words.ts';
import { type Asked, namedRows, type ShelfActions } from './use-shelf-actions.ts';

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
          title="New folder"
          name=""
          saveLabel="Create folder"
          onSave={async (draft) => {
            const { name } = await actions.createFolder(draft);
            toast('success', `Folder “${name}” created.`);
          }}
          onClose={close}
        />
      );
    case 'rename folder':
      return (
        <NameFolder
          title="Rename folder"
          name={asked.folder.name}
          saveLabel="Save name"
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
          title={<bdi>{publishWords.questionOf(namedRows(asked.rows))}</bdi>}
          confirmLabel={asked.rows.length === 1 ? publishWords.publish : 'Make them public'}
          cancelLabel={asked.rows.length === 1 ? publishWords.cancel : 'Keep them private'}
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions
              .change(
                asked.rows,
                { visibility: 'PUBLIC' },
                `${namedRows(asked.rows)} ${areOf(asked.rows)} public: anyone with the link can read ${asked.rows.length === 1 ? 'it' : 'them'}.`,
              )
              .then((done) => done && onClose(true))
          }
        >
          <p className="text-ink-2">
            {asked.rows.length === 1 ? publishWords.consequence : publishWords.consequenceOfSeveral}
          </p>
          {asked.unfinished > 0 && (
            <p className="mt-2">
              {formatCount(asked.unfinished, 'resource')} in your selection{' '}
              {asked.unfinished === 1 ? 'is' : 'are'} not finished yet and{' '}
              {asked.unfinished === 1 ? 'stays' : 'stay'} private.
            </p>
          )}
        </ConfirmDialog>
      );
  }
}

const areOf = (rows: readonly ResourceRow[]) => (rows.length === 1 ? 'is' : 'are');

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
        label="Name"
        dir="auto"
        autoComplete="off"
        placeholder="8B, Unit 3 or Exam practice"
        help="Only you see your folders."
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

const Move = z
  .object({ folder: z.string().check(z.minLength(1, 'Choose a folder.')), name: z.string() })
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
        ? `${namedRows(rows)} moved to “${target.name}”.`
        : `${namedRows(rows)} removed from ${rows.length === 1 ? 'its folder' : 'their folders'}.`;
      if (await actions.change(rows, { folderId: target?.id ?? null }, said)) onClose(true);
      // Close even after a failure: the new folder already exists, and a retry must not create a second
      // folder.
      else if (folder === inNew) onClose();
    },
  });
  const byId = (id: string) => folders.find((folder) => folder.id === id);
  return (
    <FormDialog
      title={`Move ${namedRows(rows)}`}
      form={form}
      saveLabel="Move"
      onClose={() => onClose()}
    >
      <NativeSelect
        {...form.field('folder')}
        label="Folder"
        placeholder="Choose a folder"
        options={[
          ...folders.map(({ id, name }) => ({ value: id, label: name })),
          { value: inNone, label: 'No folder' },
          { value: inNew, label: 'A new folder…' },
        ]}
      />
      {form.values.folder === inNew && (
        <TextField
          {...form.field('name')}
          label="Name of the new folder"
          dir="auto"
          autoComplete="off"
          fieldClassName="mt-5"
        />
      )}
    </FormDialog>
  );
}

const NewTag = z.object({ tag: Tag });

/** Adds a tag to resources; suggests existing tags. */
function AddTag({ rows, shelf, actions, onClose }: OfRowsProps & { shelf: Shelf }) {
  const id = useId();
  const form = useForm({
    schema: NewTag,
    initial: { tag: '' },
    send: async ({ tag }) => {
      const said = `${namedRows(rows)} ${areOf(rows)} tagged “${tag}”.`;
      if (await actions.change(rows, { addTags: [tag] }, said)) onClose(true);
    },
  });
  return (
    <FormDialog
      title={`Tag ${namedRows(rows)}`}
      form={form}
      saveLabel="Add tag"
      onClose={() => onClose()}
    >
      <TextField
        {...form.field('tag')}
        label="Tag"
        dir="auto"
        autoComplete="off"
        list={id}
        placeholder="past tense, exam or 8B"
        help="A word or two to help you find them. Only you see your tags."
      />
      <datalist id={id}>
        {shelf.tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </FormDialog>
  );
}

const OldTag = z.object({ tag: z.string().check(z.minLength(1, 'Choose a tag.')) });

/** Removes a tag from resources. */
function RemoveTag({ rows, actions, onClose }: OfRowsProps) {
  const tags = new Map(rows.flatMap((row) => row.tags.map((tag) => [labelKey(tag), tag])));
  const [only] = tags.values();
  const form = useForm({
    schema: OldTag,
    initial: { tag: tags.size === 1 && only ? only : '' },
    send: async ({ tag }) => {
      const tagged = rows.filter((row) => row.tags.some((one) => labelKey(one) === labelKey(tag)));
      const said = `Tag “${tag}” removed from ${namedRows(tagged)}.`;
      if (await actions.change(tagged, { removeTags: [tag] }, said)) onClose(true);
    },
  });
  return (
    <FormDialog
      title={`Remove a tag from ${namedRows(rows)}`}
      form={form}
      saveLabel="Remove tag"
      onClose={() => onClose()}
    >
      <NativeSelect
        {...form.field('tag')}
        label="Tag"
        placeholder="Choose a tag"
        options={[...tags.values()].map((tag) => ({ value: tag, label: tag }))}
      />
    </FormDialog>
  );
}
