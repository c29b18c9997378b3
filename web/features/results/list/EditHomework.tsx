import '#contracts/validation/english-messages.ts';
import { type FormEvent, useId, useState } from 'react';
import type * as z from 'zod/mini';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { HomeworkChange, maxAttempts } from '#contracts/homework/homework-draft.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { InstructionsField } from '#web/app/InstructionsField.tsx';

interface EditHomeworkProps {
  homeworkId: number;
  onClose: () => void;
  onSaved: () => void;
}

const attempts = [
  { value: '', label: 'As many as they like' },
  ...Array.from({ length: maxAttempts }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? '1 attempt' : `${index + 1} attempts`,
  })),
];

/** Edits homework that is already set: its name, instructions, dates, pass mark and number of attempts. */
export function EditHomework({ homeworkId, onClose, onSaved }: EditHomeworkProps) {
  const form = useId();
  const { data } = useRequest(
    `/v1/homeworks/${homeworkId}`,
    (path) => homeworkCall(() => http.get<HomeworkDetail>(path)).catch(onClose),
    { revalidateOnFocus: false },
  );
  const [written, setWritten] = useState<string>();
  const instructions = written ?? data?.instructions ?? '';
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const [startsAt, dueAt] = [timestampOf(text('startsAt')), timestampOf(text('dueAt'))];
    const request: Record<keyof HomeworkChange, unknown> = {
      name: text('name'),
      instructions,
      passMark: Number(text('passMark')),
      attemptsAllowed: text('attemptsAllowed') === '' ? null : Number(text('attemptsAllowed')),
      startsAt,
      dueAt,
    };
    const change = HomeworkChange.safeParse(request);
    const found = change.success ? {} : problems(change.error);
    if (startsAt && dueAt && dueAt <= startsAt) {
      found.dueAt = 'The due date must be after the start.';
    }
    setErrors(found);
    if (!change.success || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await homeworkCall(() => http.patch(`/v1/homeworks/${homeworkId}`, change.data));
      toast('success', `“${text('name')}” was changed.`);
      onSaved();
      onClose();
    } catch {
      // A toast has already explained the failure; the dialog keeps the input.
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit this homework"
      wide
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={saving} disabled={!data}>
            Save the changes
          </Button>
        </>
      }
    >
      {data ? (
        <form id={form} onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            dir="auto"
            defaultValue={data.name}
            maxLength={100}
            error={errors.name}
            fieldClassName="sm:col-span-2"
          />
          <InstructionsField
            value={instructions}
            error={errors.instructions}
            onText={setWritten}
            className="sm:col-span-2"
          />
          <TextField
            label="Start"
            name="startsAt"
            type="datetime-local"
            defaultValue={localDateTime(data.startsAt)}
            error={errors.startsAt}
          />
          <TextField
            label="Due"
            name="dueAt"
            type="datetime-local"
            defaultValue={localDateTime(data.dueAt)}
            error={errors.dueAt}
          />
          <TextField
            label="Pass mark in %"
            name="passMark"
            type="number"
            min={1}
            max={100}
            defaultValue={data.passMark}
            error={errors.passMark}
            help="The new mark also applies to work already handed in."
          />
          <NativeSelect
            label="Attempts"
            name="attemptsAllowed"
            options={attempts}
            defaultValue={data.attemptsAllowed ?? ''}
            error={errors.attemptsAllowed}
          />
          {data.classrooms.length > 1 && (
            <p className="text-sm text-ink-2 sm:col-span-2">
              This homework is set for {data.classrooms.length} classes; the change counts for all
              of them.
            </p>
          )}
        </form>
      ) : (
        <div className="flex min-h-60 items-center justify-center">
          <Spinner label="Loading the homework" />
        </div>
      )}
    </Dialog>
  );
}

/** Validation errors by field. */
function problems(error: z.core.$ZodError): Record<string, string> {
  const words: Record<string, string> = {
    startsAt: 'Enter a date and a time.',
    dueAt: 'Enter a date and a time.',
    passMark: 'Enter a whole number from 1 to 100.',
  };
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [String(path[0]), words[String(path[0])] ?? message]),
  );
}
