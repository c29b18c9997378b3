import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { FailedLoad } from '../FailedLoad.tsx';
import { ResultsSkeleton } from '../ResultsSkeleton.tsx';
import { HomeworkDialogs } from './HomeworkDialogs.tsx';
import { HomeworkLine } from './HomeworkLine.tsx';
import { type Asked, ofPupils } from './shown-homework.ts';
import { useFetchHomeworksAgain } from './use-homeworks-by-class.ts';

/** Own homework that is set for single pupils, beside classes or without one. */
export function SingleHomework() {
  const { data, error, mutate } = useSingleHomework();
  const fetchAgain = useFetchHomeworksAgain();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data) {
    return error ? (
      <FailedLoad
        title="The homework could not be loaded"
        error={error}
        onAgain={() => void mutate()}
      />
    ) : (
      <ResultsSkeleton label="Loading the homework" />
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<UserRound size={28} />}
          title="No homework for individual pupils yet"
          action={
            <LinkButton href="/create-homework" variant="primary">
              Set homework
            </LinkButton>
          }
        >
          When you set homework, choose pupils by name instead of a class: those who missed a
          lesson, for example, or need another one.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card flush>
        <ul>
          {data.map((row) => (
            <HomeworkLine key={row.id} row={ofPupils(row)} mayChange onAsk={setAsked} />
          ))}
        </ul>
      </Card>
      <HomeworkDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() => void fetchAgain()}
      />
    </>
  );
}

/** Own homework that single pupils have, newest first. */
const useSingleHomework = () =>
  useRequest('/v1/homeworks?single=true', (path: string) =>
    homeworkCall(() => http.get<HomeworkRow[]>(path)),
  );
