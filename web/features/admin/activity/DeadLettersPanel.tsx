import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import {
  type DeadLetters,
  type LetterGroup as Group,
  type Letter,
  maxReplayed,
} from '#contracts/admin/dead-letters.ts';
import { jobPartTitle } from '#contracts/admin/job-parts.ts';
import { languageOf } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { reasonWords } from '../reason-words.ts';
import { EventActor, useReplay } from './StreamList.tsx';

const lookEvery = 15_000;

const isOf = (group: Group) => (letter: Letter) =>
  letter.part === group.part && letter.reason === group.reason;

/** Jobs that failed permanently and have not been replayed, grouped by part and reason of the failure. */
export function DeadLettersPanel() {
  const { data, error, mutate } = useRequest(
    '/v1/admin/dead-letters',
    (path) => http.get<DeadLetters>(path),
    { refreshInterval: lookEvery },
  );
  if (!data) {
    return (
      <NotLoadedYet
        loading="Loading the failed jobs"
        title="The failed jobs could not be loaded"
        error={error}
        onAgain={() => void mutate()}
      />
    );
  }
  if (data.groups.length === 0) {
    return (
      <Card>
        <EmptyState icon={<MailCheck size={28} />} title="No failed jobs">
          Every job has finished or been retried.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-3xl text-ink-2">
        A job that has failed several times ends up here, and its teacher is notified. Retrying runs
        it again; jobs that have succeeded since are left alone.
      </p>
      <div className="grid gap-5">
        {data.groups.map((group) => (
          <LetterGroup
            key={`${group.part} ${group.reason}`}
            group={group}
            letters={data.letters.filter(isOf(group))}
            onReplayed={() => mutate()}
          />
        ))}
      </div>
    </>
  );
}

interface LetterGroupProps {
  group: Group;
  /** The newest dead letters of the group; there may be more. */
  letters: readonly Letter[];
  onReplayed: () => Promise<unknown>;
}

/**
 * The dead letters of one part that failed for the same reason. They can be replayed one by one or all at
 * once.
 */
function LetterGroup({ group, letters, onReplayed }: LetterGroupProps) {
  const { isBusy, replay } = useReplay(onReplayed);
  const [isAsking, setAsking] = useState(false);
  const title = group.part ? jobPartTitle(group.part) : 'Messages that could not be read';
  const all = Math.min(group.letters, maxReplayed);
  const hidden = group.letters - letters.length;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {group.part && (
            <p className="wrap-anywhere first-letter:uppercase">{reasonWords(group.reason)}</p>
          )}
          <p className="text-sm text-ink-2">
            {group.letters === 1 ? '1 job' : `${group.letters} jobs`}
            {group.people > 0 &&
              ` from ${group.people === 1 ? '1 account' : `${group.people} accounts`}`}
            {group.letters === 1
              ? `, ${formatDateTime(group.lastAt)}`
              : `, from ${formatDateTime(group.firstAt)} to ${formatDateTime(group.lastAt)}`}
          </p>
        </div>
        {group.letters > 1 && (
          <Button variant="primary" busy={isBusy} onClick={() => setAsking(true)}>
            {all < group.letters ? `Retry the oldest ${all}` : `Retry all ${all}`}
          </Button>
        )}
      </div>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {letters.map((letter) => (
          <li
            key={letter.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p>
                <EventActor actor={letter.owner} />
              </p>
              <p className="text-sm text-ink-2">
                {formatDateTime(letter.at)}
                {letter.language && ` · ${languageOf(letter.language).name}`}
                {letter.times > 1 && ` · failed ${letter.times} times`}
                {letter.owner && letter.resourceId && (
                  <>
                    {' · '}
                    <a href={`/user_sub/resource/${letter.resourceId}`}>resource</a>
                  </>
                )}
              </p>
            </div>
            <Button
              size="small"
              busy={isBusy}
              aria-label={`Retry the job from ${formatDateTime(letter.at)}`}
              onClick={() => void replay({ letter: letter.id })}
            >
              Retry
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line pt-3 text-sm text-ink-2">
          {hidden === 1 ? '1 older job is' : `${hidden} older jobs are`} not shown.
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Retry ${all} jobs?`}
        confirmLabel="Retry jobs"
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          void replay({ part: group.part, reason: group.reason }).then(() => setAsking(false));
        }}
      >
        The jobs are run again and count towards their teachers’ daily allowances. Jobs that have
        succeeded since are left alone.
      </ConfirmDialog>
    </Card>
  );
}
