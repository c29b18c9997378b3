import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** Name of the only pupil. The titles mention no name if there are several. */
const nameOf = (pupils: readonly PupilRow[]) => pupils[0]?.fullName ?? '';

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
          title={t`Archive ${{ name: classroom.name }}?`}
          confirmLabel={t`Archive class`}
          cancelLabel={t`Keep it`}
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions.setArchived(true, classroom.name).then((done) => done && close())
          }
        >
          <p>
            <Trans>
              It moves to your archived classes, with all its results. Unfinished homework
              disappears from the pupils’ lists. You can restore the class at any time.
            </Trans>
          </p>
          <p className="mt-2 text-ink-2">
            <Trans>
              The pupils keep their accounts, which still count towards your plan. To free up
              places, remove the accounts of pupils who have left.
            </Trans>
          </p>
        </ConfirmDialog>
      );
    case 'remove class':
      return (
        <ConfirmDialog
          open
          title={t`Remove ${{ name: classroom.name }}?`}
          confirmLabel={t`Remove class`}
          cancelLabel={t`Keep it`}
          danger
          busy={actions.busy}
          onCancel={close}
          onConfirm={() => void actions.removeClass(classroom.name).then((done) => done && close())}
        >
          <p className="text-ink-2">
            <Trans>It has no pupils. (Classes with results can only be archived.)</Trans>
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
          title={plural(
            { count: asked.pupils.length },
            {
              1: `Move ${{ name: nameOf(asked.pupils) }}`,
              one: 'Move these # pupils',
              other: 'Move these # pupils',
            },
          )}
          explanation={t`Out of ${{ name: classroom.name }}, into another class. Their work is kept.`}
          action={t`Move`}
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
          title={plural(
            { count: asked.pupils.length },
            {
              1: `Add ${{ name: nameOf(asked.pupils) }} to another class`,
              one: 'Add these # pupils to another class',
              other: 'Add these # pupils to another class',
            },
          )}
          explanation={t`In ${{ name: classroom.name }} and in the other class, with the same user name and password.`}
          action={t`Add`}
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
          title={plural(
            { count: asked.pupils.length },
            {
              1: `New login card for ${{ name: nameOf(asked.pupils) }}?`,
              one: 'New login cards for these # pupils?',
              other: 'New login cards for these # pupils?',
            },
          )}
          confirmLabel={asked.pupils.length === 1 ? t`Make new card` : t`Make new cards`}
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
            <Trans>
              The old password stops working immediately, on every device. User names and work stay
              the same.
            </Trans>
          </p>
        </ConfirmDialog>
      );
    case 'remove account':
      return (
        <ConfirmDialog
          open
          title={t`Remove ${{ fullName: asked.pupil.fullName }}’s account?`}
          confirmLabel={t`Remove account`}
          danger
          busy={actions.busy}
          onCancel={close}
          onConfirm={() =>
            void actions.removeAccount(asked.pupil).then((done) => done && onClose(true))
          }
        >
          <p>
            <Trans>
              The account is deleted, with all its answers and results, in every class.{' '}
              <strong>This cannot be undone.</strong>
            </Trans>
          </p>
          <p className="mt-2 text-ink-2">
            <Trans>
              To remove {{ fullName: asked.pupil.fullName }} from {{ className: classroom.name }}{' '}
              only, choose “Remove from this class” instead.
            </Trans>
          </p>
          <Button size="small" className="mt-3" onClick={() => void savePupilData(asked.pupil)}>
            <Trans>Download their data first</Trans>
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
    <FormDialog title={t`Name, language and year`} form={form} onClose={onClose}>
      <ClassroomFormFields field={form.field} />
    </FormDialog>
  );
}

export const PupilFields = z.pipe(
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
    schema: PupilFields,
    initial: { fullName: pupil.fullName, surname: pupil.surname ?? '' },
    send: async (name) => {
      if (await actions.renamePupil(pupil.id, name)) onClose();
    },
  });
  return (
    <FormDialog title={t`Change name`} form={form} saveLabel={t`Save name`} onClose={onClose}>
      <TextField
        {...form.field('fullName')}
        label={t`Name`}
        autoComplete="off"
        help={t`The user name will still be ${{ userName: pupil.userName }}.`}
      />
      <TextField
        {...form.field('surname')}
        label={t`Surname`}
        autoComplete="off"
        help={t`Lists are sorted by it.`}
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
