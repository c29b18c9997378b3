import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, ClipboardList, GraduationCap, Inbox, PenLine, Rocket } from 'lucide-react';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import '../results.css';
import { LinkButton } from '#ui/Button.tsx';
import { FailedLoad, ResultsSkeleton } from '../FailedLoad.tsx';
import { toReadLabel } from '../table/ClassFigures.tsx';
import { FigureCard } from '../table/FigureCard.tsx';
import { useClassrooms } from '../use-classrooms.ts';
import { ClassLine, DueLine, LatestLine, Panel, WaitingLine } from './dashboard-lines.tsx';

/** The teacher's overview at /dashboard: items that need attention, due homework, and recent hand-ins. */
export default function HomeworkDashboard() {
  const { data, error, mutate } = useOverview();
  const classrooms = useClassrooms() ?? [];
  const isNew =
    data !== undefined && data.active + data.due.length + data.latest.length + data.upcoming === 0;
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-3xl">{isNew ? t`Your first homework` : t`Overview`}</h1>
          <p className="mt-1 text-ink-2">
            {isNew
              ? t`Three steps, and most of it is marked automatically.`
              : t`What needs your attention, what’s due, and what’s just come in.`}
          </p>
        </div>
        {!isNew && data && (
          <div className="flex flex-wrap gap-3">
            <LinkButton href="/homework-result">
              <Trans>All homework</Trans>
            </LinkButton>
            <LinkButton href="/create-homework" variant="primary">
              <Trans>Set homework</Trans>
            </LinkButton>
          </div>
        )}
      </div>
      {content()}
    </div>
  );

  function content() {
    if (error && !data) {
      return (
        <FailedLoad
          title={t`The overview could not be loaded`}
          error={error}
          onAgain={() => void mutate()}
        />
      );
    }
    if (!data) return <ResultsSkeleton label={t`Loading the overview`} />;
    if (isNew) return <FirstSteps overview={data} />;
    const { active, upcoming, toRead, pupils, due, waiting, latest } = data;
    const more = (href: string, label: string) => (
      <a href={href} className="inline-flex min-h-11 items-center text-sm font-semibold">
        {label}
      </a>
    );
    return (
      <div className="space-y-5">
        <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <FigureCard figure={active}>{openLabel(active, upcoming)}</FigureCard>
          <FigureCard figure={toRead}>{toReadLabel(toRead)}</FigureCard>
          <FigureCard figure={data.classrooms}>
            {t({
              message: plural({ count: data.classrooms }, { one: 'class', other: 'classes' }),
              comment: 'Below the number in large figures.',
            })}
          </FigureCard>
          <FigureCard figure={pupils}>
            {t({
              message: plural(pupils, { one: 'pupil', other: 'pupils' }),
              comment: 'Below the number in large figures.',
            })}
          </FigureCard>
        </dl>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-5">
            <Panel
              title={t`Due soon`}
              icon={<CalendarClock size={20} />}
              more={more('/homework-result?showActive=true&sort=dueAt', t`All open homework`)}
              empty={
                active > 0
                  ? t`No class has open homework. Homework for individual pupils is in the list of all homework.`
                  : t`No homework is open. Anything you set will appear here until it’s due.`
              }
            >
              {due.map((row) => (
                <DueLine key={`${row.homeworkId} ${row.classroomId}`} row={row} />
              ))}
            </Panel>
            <Panel
              title={t`Just handed in`}
              icon={<Inbox size={20} />}
              empty={t`Nothing has come in yet.`}
            >
              {latest.map((attempt) => (
                <LatestLine key={attempt.attemptId} attempt={attempt} />
              ))}
            </Panel>
          </div>
          <div className="grid min-w-0 gap-5">
            <Panel
              title={t`Answers to read`}
              icon={<PenLine size={20} />}
              empty={t`You’ve marked everything.`}
            >
              {waiting.map((one) => (
                <WaitingLine key={`${one.homeworkId} ${one.classroomId}`} waiting={one} />
              ))}
            </Panel>
            <Panel
              title={t`Classes`}
              icon={<GraduationCap size={20} />}
              more={more('/classrooms/view', t`All classes`)}
              empty={t`You don’t have a class yet.`}
            >
              {classrooms
                .filter(({ mine }) => mine)
                .slice(0, 8)
                .map((classroom) => (
                  <ClassLine key={classroom.id} classroom={classroom} />
                ))}
            </Panel>
          </div>
        </div>
      </div>
    );
  }
}

/** The label of the number of homeworks that are open. */
function openLabel(active: number, upcoming: number): string {
  return upcoming > 0
    ? t({
        message: `${plural(active, { one: 'homework open', other: 'homework open' })}, ${plural(upcoming, { one: '# to come', other: '# to come' })}`,
        comment: 'Below the number of pieces of homework that are open, in large figures.',
      })
    : t({
        message: plural(active, { one: 'homework open', other: 'homework open' }),
        comment: 'Below the number of pieces of homework that are open, in large figures.',
      });
}

const icons = [GraduationCap, ClipboardList, Rocket];

/**
 * The three steps to the first homework: create a class, set homework, see results. The next step has the
 * primary button.
 */
function FirstSteps({ overview }: { overview: HomeworkOverview }) {
  const steps = [
    {
      title: t`Create a class and add your pupils`,
      text: t`Paste their names. Each pupil gets a user name and a login card; no e-mail address is needed.`,
      done: overview.classrooms > 0 && overview.pupils > 0,
      href: overview.classrooms > 0 ? '/classrooms/view' : '/classrooms/create',
      label: overview.classrooms > 0 ? t`Add pupils` : t`Create a class`,
    },
    {
      title: t`Set homework from a text`,
      text: t`Choose one of your resources, try out and pick tasks, and set a due date.`,
      done: overview.active + overview.upcoming > 0,
      href: '/create-homework',
      label: t`Set homework`,
    },
    {
      title: t`See how it went`,
      text: t`Answers are marked as they come in. You can see who needs help, and with what.`,
      done: false,
      href: '/homework-result',
      label: t`All homework`,
    },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {steps.map(({ title, text, done, href, label }, index) => {
        const Icon = icons[index] ?? Rocket;
        return (
          <li
            key={href}
            className="flex flex-col rounded-card border border-line bg-card p-6"
            aria-current={index === next ? 'step' : undefined}
          >
            <div className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex size-12 items-center justify-center rounded-control bg-target-soft text-target"
              >
                <Icon size={24} />
              </span>
              <span className="text-sm font-semibold text-ink-2">
                {done
                  ? t({ message: 'Done', context: 'a step that is done' })
                  : t`Step ${{ number: index + 1 }}`}
              </span>
            </div>
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="mt-1.5 mb-5 text-ink-2">{text}</p>
            <div className="mt-auto">
              <LinkButton href={href} variant={index === next ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Fetches the teacher's homework overview. */
function useOverview() {
  return useRequest('/v1/homeworks/overview', (path) =>
    homeworkCall(() => http.get<HomeworkOverview>(path)),
  );
}
