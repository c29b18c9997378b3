import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { HomeworkChange, maxAttempts } from '#contracts/homework/homework-draft.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { InstructionsField } from '#web/app/InstructionsField.tsx';

interface EditHomeworkProps {
  homeworkId: number;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits homework that is already set: its name, instructions, dates, pass mark and number of attempts. */
export function EditHomework(props: EditHomeworkProps) {
  const { homeworkId, onClose } = props;
  const { data } = useRequest(
    `/v1/homeworks/${homeworkId}`,
    (path) => homeworkCall(() => http.get<HomeworkDetail>(path)).catch(onClose),
    { revalidateOnFocus: false },
  );
  return (
    <Dialog open onClose={onClose} title={t`Edit this homework`} wide>
      {data ? (
        <HomeworkForm homework={data} {...props} />
      ) : (
        <div className="flex min-h-60 items-center justify-center">
          <Spinner label={t`Loading the homework`} />
        </div>
      )}
    </Dialog>
  );
}

/**
 * Returns the field of the API contract's schema with this form's own message, which is shown if the value is
 * invalid.
 */
const said = <Value,>(field: z.ZodMiniType<Value>, sentence: string) =>
  z.pipe(
    z.unknown().check(z.refine((value) => field.safeParse(value).success, sentence)),
    z.transform((value) => field.parse(value)),
  );

const { shape } = HomeworkChange;
export const Edited = z
  .object({
    ...shape,
    passMark: said(shape.passMark, t`Enter a whole number from 1 to 100.`),
    startsAt: said(shape.startsAt, t`Enter a date and a time.`),
    dueAt: said(shape.dueAt, t`Enter a date and a time.`),
  })
  .check(
    z.refine(({ startsAt = '', dueAt = '' }) => dueAt > startsAt, {
      path: ['dueAt'],
      message: t`The due date must be after the start.`,
    }),
  );

const attempts = [
  { value: '', label: t`As many as they like` },
  ...Array.from({ length: maxAttempts }, (_, index) => ({
    value: String(index + 1),
    label: plural({ count: index + 1 }, { one: '# attempt', other: '# attempts' }),
  })),
];

interface HomeworkFormProps extends EditHomeworkProps {
  homework: HomeworkDetail;
}

function HomeworkForm({ homework, homeworkId, onClose, onSaved }: HomeworkFormProps) {
  const form = useForm({
    schema: Edited,
    initial: {
      name: homework.name,
      instructions: homework.instructions,
      startsAt: localDateTime(homework.startsAt),
      dueAt: localDateTime(homework.dueAt),
      passMark: String(homework.passMark),
      attemptsAllowed: String(homework.attemptsAllowed ?? ''),
    },
    read: (typed) => ({
      ...typed,
      startsAt: timestampOf(typed.startsAt),
      dueAt: timestampOf(typed.dueAt),
      passMark: Number(typed.passMark),
      attemptsAllowed: typed.attemptsAllowed === '' ? null : Number(typed.attemptsAllowed),
    }),
    async send(change) {
      // A toast explains a failure; the dialog keeps the input.
      await homeworkCall(() => http.patch(`/v1/homeworks/${homeworkId}`, change));
      toast('success', t`“${{ name: change.name ?? homework.name }}” saved.`);
      onSaved();
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...form.field('name')}
        label={t`Name`}
        dir="auto"
        maxLength={100}
        fieldClassName="sm:col-span-2"
      />
      <InstructionsField {...form.field('instructions')} className="sm:col-span-2" />
      <TextField
        {...form.field('startsAt')}
        label={t({ message: 'Start', context: 'when homework opens' })}
        type="datetime-local"
      />
      <TextField {...form.field('dueAt')} label={t`Due`} type="datetime-local" />
      <TextField
        {...form.field('passMark')}
        label={t`Pass mark in %`}
        type="number"
        min={1}
        max={100}
        help={t`The new mark also applies to work already handed in.`}
      />
      <NativeSelect {...form.field('attemptsAllowed')} label={t`Attempts`} options={attempts} />
      {homework.classrooms.length > 1 && (
        <p className="text-sm text-ink-2 sm:col-span-2">
          <Plural
            value={{ count: homework.classrooms.length }}
            one="This homework is set for # class; the change applies to all of them."
            other="This homework is set for # classes; the change applies to all of them."
          />
        </p>
      )}
      <div className="flex flex-col gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </form>
  );
}
