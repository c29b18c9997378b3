import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { HomeworkDialogs } from './HomeworkDialogs.tsx';
import { type Asked, HomeworkLine, ofPupils } from './HomeworkLine.tsx';
import { useFetchHomeworksAgain } from './use-homeworks-by-class.ts';
import '../results.css';
import { LinkButton } from '#ui/Button.tsx';
import { LinkTabs } from '#ui/LinkTabs.tsx';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { singleHomeworkHref } from '../result-address.ts';
import { HomeworkByClass } from './HomeworkByClass.tsx';

/** The list at /homework-result: all homework by class, and homework set for individual pupils. */
export default function HomeworkResults() {
  const [params] = useSearchParams();
  const single = params.get('for') === 'pupils';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            <Trans>Homework</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>What is set for each class, who has done it, and how it went.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/dashboard">
            <Trans>Overview</Trans>
          </LinkButton>
          <LinkButton href="/create-homework" variant="primary">
            <Trans>Set homework</Trans>
          </LinkButton>
        </div>
      </div>
      <LinkTabs
        label={t`Homework by who has it`}
        tabs={[
          { href: '/homework-result', name: t`Classes`, current: !single },
          { href: singleHomeworkHref, name: t`Individual pupils`, current: single },
        ]}
      />
      {single ? <SingleHomework /> : <HomeworkByClass onTurned={() => heading.current?.focus()} />}
    </div>
  );
}

/** The user's own homework that is set for individual pupils, with or without classes. */
function SingleHomework() {
  const { data, error, mutate } = useSingleHomework();
  const fetchAgain = useFetchHomeworksAgain();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data) {
    return error ? (
      <FailedLoad
        title={t`The homework could not be loaded`}
        error={error}
        onAgain={() => void mutate()}
      />
    ) : (
      <ResultsSkeleton label={t`Loading the homework`} />
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<UserRound size={28} />}
          title={t`No homework for individual pupils yet`}
          action={
            <LinkButton href="/create-homework" variant="primary">
              <Trans>Set homework</Trans>
            </LinkButton>
          }
        >
          <Trans>
            When you set homework, choose pupils by name instead of a class: for example, those who
            missed a lesson or need extra practice.
          </Trans>
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

/** Fetches the user's own homework that is set for individual pupils, newest first. */
const useSingleHomework = () =>
  useRequest('/v1/homeworks?single=true', (path: string) =>
    homeworkCall(() => http.get<HomeworkRow[]>(path)),
  );
