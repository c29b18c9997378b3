import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FilePlus2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { shownFeatures } from '#contracts/access/role.ts';
import { type HomeworkDetail, homeworkStatus } from '#contracts/homework/homework.ts';
import type { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { Button } from '#ui/Button.tsx';
import { HttpError } from '#ui/http-error.ts';
import { loadScript } from '#ui/load-script.ts';
import { toast } from '#ui/toast.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useOwnClassrooms } from '#web/app/people-choice.tsx';
import { useSession } from '#web/app/session/session.ts';
import { usePreferences } from '#web/app/session/use-preferences.ts';
import { activityStates } from '#web/teach/keep-activity.ts';
import type { PlannedLesson } from './make-task.ts';
import { PeopleStep } from './PeopleStep.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { planFor } from './plan.ts';
import { checkPlan, errorsAt, type PlanErrors, planFields } from './plan-errors.ts';
import { ResourceStep } from './ResourceStep.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import { TaskStep } from './TaskStep.tsx';
import { usePlan } from './use-plan.ts';

/** The screen at /create-homework: lesson, tasks, settings and recipients on one page. */
export default function SetHomework() {
  const navigate = useNavigate();
  const features = shownFeatures(useSession((session) => session.who));
  const { plan: kept, restored, change, startAnew, forget } = usePlan();
  const { resource, lesson, error, again } = usePlannedLesson(kept.resourceId);
  const { classrooms } = useOwnClassrooms();
  const { set, busy } = useSetHomework();
  const page = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusMove();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<PlanErrors>({});

  // Until the teacher enters a name, the homework is named after its lesson.
  const named =
    kept.named || !resource ? kept : { ...kept, name: [...resource.title].slice(0, 100).join('') };
  // Drop archived classes and classes of colleagues: the form does not list them, so the teacher could not
  // deselect them.
  const plan = classrooms
    ? {
        ...named,
        classroomIds: named.classroomIds.filter((id) => classrooms.some((room) => room.id === id)),
      }
    : named;
  const errors: PlanErrors = asked
    ? { ...refused, ...checkPlan(plan, lesson, Date.now()).errors }
    : {};
  const wrong = Object.keys(errors).length;
  const onPlan: typeof change = (by) => {
    setRefused({});
    change(by);
  };

  const showProblem = (found: PlanErrors) => {
    const first = planFields.find((field) => found[field]);
    moveFocus(() => {
      page.current
        ?.querySelector<HTMLElement>(`#problem-${first}, [data-field="${first}"]`)
        ?.focus();
    });
  };

  async function submit() {
    setAsked(true);
    const checked = checkPlan(plan, lesson, Date.now());
    if (checked.errors) return showProblem(checked.errors);
    const answer = await set(checked.draft, plan.startsAt === '');
    if ('errors' in answer) {
      setRefused(answer.errors);
      return showProblem(answer.errors);
    }
    forget();
    const { homework } = answer;
    const [room] = homework.classrooms;
    toast('success', setWords(homework));
    const status = homeworkStatus(
      Date.parse(homework.startsAt),
      Date.parse(homework.dueAt),
      Date.now(),
    );
    await navigate(
      room ? `/classroom/homework/${room.id}/${status}` : '/homework-result?for=pupils',
    );
  }

  return (
    <div ref={page} className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-3xl">
            <Trans>Set homework</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>
              Most tasks are marked automatically; the others say so. Preview each one as your
              pupils will see it.
            </Trans>
          </p>
        </div>
        {(restored || kept.tasks.length > 0) && (
          <Button
            onClick={() => {
              setAsked(false);
              startAnew();
            }}
          >
            <FilePlus2 size={18} aria-hidden="true" /> <Trans>Start afresh</Trans>
          </Button>
        )}
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          <ResourceStep
            resourceId={plan.resourceId}
            resource={resource}
            loadError={error}
            onAgain={() => void again()}
            onChoose={(id) => onPlan((now) => planFor(now, id))}
            error={errors.resourceId}
          />
          <TaskStep
            key={plan.resourceId}
            plan={plan}
            lesson={lesson}
            features={features}
            onPlan={onPlan}
            error={errors.tasks}
          />
          <SettingsStep plan={plan} onPlan={onPlan} errors={errors} />
          <PeopleStep plan={plan} onPlan={onPlan} error={errors.classroomIds} />
        </div>
        <PlanSummary
          plan={plan}
          lesson={lesson}
          classrooms={classrooms ?? []}
          busy={busy}
          note={
            wrong > 0 ? (
              <p role="alert" className="font-semibold text-bad">
                {plural(wrong, {
                  one: 'One thing needs your attention',
                  other: '# things need your attention',
                })}
              </p>
            ) : (
              <p className="text-ink-2">
                <Trans>Draft saved on this device.</Trans>
              </p>
            )
          }
          onSet={() => void submit()}
        />
      </div>
    </div>
  );
}

/**
 * The lesson that homework is planned from, with the fonts of its languages and the script that makes tasks;
 * null until loaded.
 */
function usePlannedLesson(id: string | null) {
  const { data, error, mutate } = useRequest(
    id === null ? null : `/v1/resources/${encodeURIComponent(id)}`,
    (path: string) => http.get<Resource>(path),
    { revalidateOnFocus: false },
  );
  useFonts(data?.text.target, data?.text.native);
  const usual = usePreferences();
  const { data: sources, error: scriptError } = useRequest(
    id === null ? null : 'task-sources',
    () => loadScript(() => import('#lessons/tasks/sources.ts')),
  );
  // Throw to the screen's error boundary, which offers a reload. The draft survives because it is stored on
  // this device.
  if (scriptError) throw scriptError;
  const lesson = useMemo<PlannedLesson | null>(
    () =>
      data && usual && sources
        ? {
            material: lessonMaterial(data),
            activities: activityStates(data),
            usual,
            isFinal: data.status === 'final',
            sources,
          }
        : null,
    [data, usual, sources],
  );
  return {
    resource: (sources && data) ?? null,
    lesson,
    error: data ? undefined : error,
    again: mutate,
  };
}

/** Selects the cache entries to refetch after homework was set or changed. */
const isOfHomework = (key: unknown) =>
  typeof key === 'string' && /^\/v1\/(homework|classrooms)/.test(key);

/**
 * Sets homework. A retry of the same homework reuses its idempotency key, so that it is not set twice if the
 * first response was lost.
 */
function useSetHomework() {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const sent = useRef<{ text: string; draft: HomeworkDraft; key: string } | null>(null);

  /** Sets the homework and returns it, or returns the server's validation messages by field. */
  async function set(
    draft: HomeworkDraft,
    atOnce: boolean,
  ): Promise<{ homework: HomeworkDetail } | { errors: PlanErrors }> {
    // With an immediate start, `startsAt` changes with the clock. Ignore it, because the homework is still
    // the same.
    const text = JSON.stringify({ ...draft, startsAt: atOnce ? '' : draft.startsAt });
    if (sent.current?.text !== text) sent.current = { text, draft, key: crypto.randomUUID() };
    const { draft: body, key } = sent.current;
    setBusy(true);
    try {
      const homework = await homeworkCall(() =>
        http.post<HomeworkDetail>('/v1/homeworks', body, { idempotencyKey: key }),
      );
      void mutate(isOfHomework);
      return { homework };
    } catch (error) {
      return { errors: error instanceof HttpError ? errorsAt(error.fields) : {} };
    } finally {
      setBusy(false);
    }
  }
  return { set, busy };
}

/** Says for whom the homework is set: the class, the pupil, or the number of recipients. */
export function setWords({
  name,
  classrooms,
  pupils,
}: Pick<HomeworkDetail, 'name' | 'classrooms' | 'pupils'>): string {
  const [room] = classrooms;
  const [pupil] = pupils;
  return room
    ? plural(
        { count: classrooms.length },
        {
          1: `“${name}” is set for ${{ classroom: room.name }}.`,
          one: `“${name}” is set for # class.`,
          other: `“${name}” is set for # classes.`,
        },
      )
    : plural(
        { count: pupils.length },
        {
          1: `“${name}” is set for ${{ pupil: pupil?.fullName }}.`,
          one: `“${name}” is set for # pupil.`,
          other: `“${name}” is set for # pupils.`,
        },
      );
}
