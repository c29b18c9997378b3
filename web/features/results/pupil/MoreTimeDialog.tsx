import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { formatDateTime, localDateTime, timestampOf } from '#web/app/format/moment.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { pupilAttemptsPath } from '../table/use-results.ts';

const dayMs = 86_400_000;

interface MoreTimeDialogProps {
  of: PupilAttempts;
  onClose: () => void;
}

/** Sets, changes or revokes a later due date for one pupil. */
export function MoreTimeDialog({
  of: { pupil, homework, extendedTo },
  onClose,
}: MoreTimeDialogProps) {
  const { mutate } = useSWRConfig();
  const { fullName } = pupil;
  const homeworkName = homework.name;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [suggested] = useState(() => {
    const from = Math.max(Date.now(), Date.parse(homework.dueAt));
    return localDateTime(extendedTo ?? new Date(from + 2 * dayMs).toISOString());
  });
  const set = async (dueAt: string | null) => {
    // A toast explains a failure; the dialog keeps the input.
    await homeworkCall(() =>
      http.put(`${pupilAttemptsPath(homework.id, pupil.id)}/due`, { dueAt }),
    );
    toast(
      'success',
      dueAt === null
        ? t`${fullName} now has the same due date as everyone else.`
        : t`${fullName} has until ${{ moment: formatDateTime(dueAt) }}.`,
    );
    onClose();
    await mutate((key) => typeof key === 'string' && key.startsWith('/v1/homework'));
  };
  const form = useForm({
    schema: z.object({
      dueAt: z
        .string(t`Choose a day and a time.`)
        .check(
          z.refine(
            (dueAt) => dueAt > homework.dueAt,
            t`Choose a time after everyone else’s due date.`,
          ),
        ),
    }),
    initial: { dueAt: suggested },
    read: (typed) => ({ dueAt: timestampOf(typed.dueAt) }),
    send: ({ dueAt }) => set(dueAt),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Trans>
          More time for <bdi>{fullName}</bdi>
        </Trans>
      }
      actions={
        <>
          {extendedTo && (
            <Button
              busy={busy || form.busy}
              onClick={() => {
                setBusy(true);
                void set(null).catch(() => setBusy(false));
              }}
            >
              <Trans>Remove extra time</Trans>
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={busy || form.busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <p className="mb-4 text-ink-2">
          <Trans>
            “<bdi>{homeworkName}</bdi>” is due {{ moment: formatDateTime(homework.dueAt) }} for
            everyone else. This pupil’s work won’t count as late until the new date.
          </Trans>
        </p>
        <TextField {...form.field('dueAt')} label={t`Due for this pupil`} type="datetime-local" />
      </form>
    </Dialog>
  );
}
