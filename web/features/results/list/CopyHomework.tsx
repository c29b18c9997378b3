import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { CopiedHomework } from '#contracts/homework/homework-draft.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { ClassroomChoice, PupilChoice, useOwnClassrooms } from '#web/app/people-choice.tsx';

interface CopyHomeworkProps {
  homeworkId: number;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** The start of the school day one week from now, in the format of a `datetime-local` field. */
function inAWeek(): string {
  const due = new Date();
  due.setDate(due.getDate() + 7);
  due.setHours(8, 0, 0, 0);
  return localDateTime(due.toISOString());
}

const { shape } = CopiedHomework;
export const Copy = z
  .object({
    ...shape,
    dueAt: z
      .string(t`Choose a day and a time.`)
      .check(z.refine((due) => Date.parse(due) > Date.now(), t`This date has passed.`)),
  })
  .check(
    z.refine(({ startsAt, dueAt }) => dueAt > startsAt, {
      path: ['dueAt'],
      message: t`The due date must be after the start.`,
    }),
  );

/** Sets the same tasks once more for other classes or pupils, with new dates. */
export function CopyHomework({ homeworkId, name, onClose, onDone }: CopyHomeworkProps) {
  const { classrooms } = useOwnClassrooms();
  const [classroomIds, setClassroomIds] = useState<string[]>([]);
  const [pupils, setPupils] = useState<{ id: string; fullName: string }[]>([]);
  const nobody = classroomIds.length + pupils.length === 0;
  const formId = useId();
  const form = useForm({
    schema: Copy,
    initial: { startsAt: '', dueAt: inAWeek() },
    read: ({ startsAt, dueAt }) => ({
      startsAt: timestampOf(startsAt) ?? new Date().toISOString(),
      dueAt: timestampOf(dueAt),
      classroomIds,
      pupilIds: pupils.map(({ id }) => id),
    }),
    async send(copied) {
      // A toast explains a failure; the dialog keeps the input.
      await homeworkCall(() => http.post(`/v1/homeworks/${homeworkId}/copy`, copied));
      toast('success', t`“${name}” is set again.`);
      onClose();
      onDone();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Copy to another class`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy} disabled={nobody}>
            <Trans>Copy homework</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">
        <Trans>
          New homework with the tasks of “<bdi>{name}</bdi>” and its own dates and results.
        </Trans>
      </p>
      <form
        id={formId}
        noValidate
        onSubmit={form.submit}
        className="mb-5 grid gap-4 sm:grid-cols-2"
      >
        <TextField
          {...form.field('startsAt')}
          label={t`Opens`}
          type="datetime-local"
          help={t`Leave it empty to start now.`}
        />
        <TextField {...form.field('dueAt')} label={t`Due`} type="datetime-local" />
      </form>
      {classrooms ? (
        <div className="flex flex-col gap-5">
          {classrooms.length > 0 && (
            <ClassroomChoice
              classrooms={classrooms}
              chosen={classroomIds}
              onChosen={setClassroomIds}
            />
          )}
          <PupilChoice chosen={pupils} onChosen={setPupils} />
        </div>
      ) : (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label={t`Loading your classes`} />
        </div>
      )}
    </Dialog>
  );
}
