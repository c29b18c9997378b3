import { MailCheck } from 'lucide-react';
import useSWR from 'swr';
import type { DeadLetters, LetterGroup as Group, Letter } from '#contracts/admin/dead-letters.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { http } from '#web/app/http/http.ts';
import { LetterGroup } from './LetterGroup.tsx';

const lookEvery = 15_000;

const isOf = (group: Group) => (letter: Letter) =>
  letter.part === group.part && letter.reason === group.reason;

/** What nobody could make and nobody has replayed, by what failed and why. */
export function DeadLettersPanel() {
  const { data, error, mutate } = useSWR(
    '/v1/admin/dead-letters',
    (path) => http.get<DeadLetters>(path),
    { shouldRetryOnError: false, refreshInterval: lookEvery },
  );
  if (!data) {
    return (
      <NotLoadedYet
        loading="Loading the dead letters"
        what="The dead letters"
        error={error}
        onAgain={() => void mutate()}
      />
    );
  }
  if (data.groups.length === 0) {
    return (
      <Card>
        <EmptyState icon={<MailCheck size={28} />} title="No dead letters">
          Everything that teachers asked for was made, or was replayed.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-3xl text-ink-2">
        A job that failed several times ends here, and its teacher is told. Replaying sends it on
        its way again; a job that was made since is left alone.
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
