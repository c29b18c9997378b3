import { useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import {
  type ClassroomDetail,
  type ClassroomRow,
  type LoginCard,
  PupilName,
  type PupilRow,
} from '#contracts/classrooms/classroom.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomFields, ClassroomFormFields, fieldsOf } from '../ClassroomFormFields.tsx';
import { classroomPath } from '../use-classroom.ts';
import { type ClassroomActions, savePupilData } from '../use-classroom-actions.ts';
import { AddExisting } from './AddExisting.tsx';
import { ChooseClassroom } from './ChooseClassroom.tsx';
import { MoveClassUp } from './MoveClassUp.tsx';

interface ClassroomDialogsProps {
  detail: ClassroomDetail;
  asked: Asked;
  actions: ClassroomActions;
  /** Closes the dialog; `done` is true if the selected pupils were changed. */
  onClose: (done?: boolean) => void;
  onCards: (cards: LoginCard[]) => void;
}

/** Names the pupils as "Léa Dupont" or "these 5 pupils". */
const whom = (pupils: readonly PupilRow[]) =>
  pupils.length === 1 ? (pupils[0]?.fullName ?? '') : `these ${pupils.length} pupils`;

/** Renders the dialog that is currently open. */
export function ClassroomDialogs(props: ClassroomDialogsProps) {
  const { detail, asked, actions, onClose, onCards } = props;
  const { classroom } = detail;
  const close = () => onClose();
  switch (asked.kind) {
    case 'rename class':
      return <RenameClassroom row={classroom} onClose={close} />;
    case 'move class up':
      return <MoveClassUp detail={detail} onClose={close} />;
    case 'archive class':
      return (
        <ConfirmDialog
          open
          title={`Archive ${classroom.name}?`}
          confirmLabel="Archive class"
          cancelLabel="Keep it"
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions.setArchived(true, classroom.name).then((done) => done && close())
          }
        >
          <p>
            It moves to your archived classes, with all its results. Unfinished homework disappears
            from the pupils’ lists. You can restore the class at any time.
          </p>
          <p className="mt-2 text-ink-2">
            The pupils keep their accounts, which still count towards your plan. To free up places,
            remove the accounts of pupils who have left.
          </p>
        </ConfirmDialog>
      );
    case 'remove class':
      return (
        <ConfirmDialog
          open
          title={`Remove ${classroom.name}?`}
          confirmLabel="Remove class"
          cancelLabel="Keep it"
          danger
          busy={actions.busy}
          onCancel={close}
          onConfirm={() => void actions.removeClass(classroom.name).then((done) => done && close())}
        >
          <p className="text-ink-2">
            It has no pupils. (Classes with results can only be archived.)
          </p>
        </ConfirmDialog>
      );
    case 'add existing':
      return <AddExisting inClass={detail.pupils} actions={actions} onClose={close} />;
    case 'rename pupil':
      return <RenamePupil pupil={asked.pupil} actions={actions} onClose={close} />;
    case 'move':
      return (
        <ChooseClassroom
          title={`Move ${whom(asked.pupils)}`}
          explanation={`Out of ${classroom.name}, into another class. Their work is kept.`}
          action="Move"
          except={classroom.id}
          busy={actions.busy}
          onClose={close}
          onChoose={(to) =>
            void actions.moveTo(asked.pupils, to).then((done) => done && onClose(true))
          }
        />
      );
    case 'add to':
      return (
        <ChooseClassroom
          title={`Add ${whom(asked.pupils)} to another class`}
          explanation={`In ${classroom.name} and in the other class, with the same user name and password.`}
          action="Add"
          except={classroom.id}
          busy={actions.busy}
          onClose={close}
          onChoose={(to) =>
            void actions.addTo(asked.pupils, to).then((done) => done && onClose(true))
          }
        />
      );
    case 'passwords':
      return (
        <ConfirmDialog
          open
          title={`New login ${asked.pupils.length === 1 ? 'card' : 'cards'} for ${whom(asked.pupils)}?`}
          confirmLabel={asked.pupils.length === 1 ? 'Make new card' : 'Make new cards'}
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions.newPasswords(asked.pupils).then((cards) => {
              if (!cards) return;
              onClose(true);
              onCards(cards);
            })
          }
        >
          <p className="text-ink-2">
            The old password stops working immediately, on every device. User names and work stay
            the same.
          </p>
        </ConfirmDialog>
      );
    case 'remove account':
      return (
        <ConfirmDialog
          open
          title={`Remove ${asked.pupil.fullName}’s account?`}
          confirmLabel="Remove account"
          danger
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions.removeAccount(asked.pupil).then((done) => done && onClose(true))
          }
        >
          <p>
            The account is deleted, with all its answers and results, in every class.{' '}
            <strong>This cannot be undone.</strong>
          </p>
          <p className="mt-2 text-ink-2">
            To remove {asked.pupil.fullName} from {classroom.name} only, choose “Remove from this
            class” instead.
          </p>
          <Button size="small" className="mt-3" onClick={() => void savePupilData(asked.pupil)}>
            Download their data first
          </Button>
        </ConfirmDialog>
      );
  }
}

/** Edits the name, language and year of the class. */
function RenameClassroom({ row, onClose }: { row: ClassroomRow; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const form = useForm({
    schema: ClassroomFields,
    initial: fieldsOf(row),
    send: async (draft) => {
      await http.patch(classroomPath(row.id), draft);
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/classrooms'));
      onClose();
    },
  });
  return (
    <FormDialog title="Name, language and year" form={form} onClose={onClose}>
      <ClassroomFormFields field={form.field} />
    </FormDialog>
  );
}

const Fields = z.pipe(
  z.transform((values): unknown => {
    const { fullName, surname } = z.record(z.string(), z.string()).parse(values);
    return { fullName, surname: surname?.trim() || null };
  }),
  PupilName,
);

interface RenamePupilProps {
  pupil: PupilRow;
  actions: ClassroomActions;
  onClose: () => void;
}

/** Edits a pupil's name. The user name does not change, because it is printed on a card. */
function RenamePupil({ pupil, actions, onClose }: RenamePupilProps) {
  const form = useForm({
    schema: Fields,
    initial: { fullName: pupil.fullName, surname: pupil.surname ?? '' },
    send: async (name) => {
      if (await actions.renamePupil(pupil.id, name)) onClose();
    },
  });
  return (
    <FormDialog title="Change name" form={form} saveLabel="Save name" onClose={onClose}>
      <TextField
        {...form.field('fullName')}
        label="Name"
        autoComplete="off"
        help={`The user name will still be ${pupil.userName}.`}
      />
      <TextField
        {...form.field('surname')}
        label="Surname"
        autoComplete="off"
        help="Lists are sorted by it."
        fieldClassName="mt-5"
      />
    </FormDialog>
  );
}

/** The dialogs of the class screen, each with the pupils it applies to. */
export type Asked =
  | { kind: 'rename class' }
  | { kind: 'move class up' }
  | { kind: 'archive class' }
  | { kind: 'remove class' }
  | { kind: 'add existing' }
  | { kind: 'rename pupil'; pupil: PupilRow }
  | { kind: 'remove account'; pupil: PupilRow }
  | { kind: 'move'; pupils: readonly PupilRow[] }
  | { kind: 'add to'; pupils: readonly PupilRow[] }
  | { kind: 'passwords'; pupils: readonly PupilRow[] };
