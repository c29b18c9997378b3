import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, Copy, Eye, Presentation, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import type { ActivityName } from '#lessons/activities/menu.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { guidanceWords } from '#lessons/questions/guidance-words.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { useSession } from '#web/app/session/session.ts';
import { isScreenOf } from '../is-screen-of.ts';
import { ResourceFacts } from '../ResourceFacts.tsx';
import { SaveBar } from '../review/SaveBar.tsx';
import { useCopy } from '../use-copy.ts';
import { ActivityList } from './ActivityList.tsx';
import { ActivityPreview } from './ActivityPreview.tsx';
import { type ActivitiesSource, backOf } from './activities-source.ts';
import { useActivityFacts } from './use-activity-facts.ts';
import { useArrangement } from './use-arrangement.ts';
import '../resources.css';
import '../../../app/styles/lesson.css';
import { useParams } from 'react-router-dom';
import { usePreferences } from '#web/app/session/use-preferences.ts';
import { isWritten, LoadProblem, NotWritten } from '../LoadProblem.tsx';
import { ReviewSkeleton } from '../review/ReviewSkeleton.tsx';
import { useResource } from '../use-resource.ts';

/** The screen at /activities/:source/:id, where the teacher chooses and orders a resource's activities. */
export default function Activities({ source }: { source: ActivitiesSource }) {
  const { id = '' } = useParams();
  const { data: resource, error, mutate } = useResource(id);
  // Prefetch the preferences in parallel with the lesson; the content needs them.
  usePreferences();
  const body = content();
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {body.type !== ActivitiesScreen && (
        <h1 className="sr-only">
          <Trans>Activities</Trans>
        </h1>
      )}
      {body}
    </div>
  );

  function content() {
    if (resource && isWritten(resource)) {
      return (
        <ActivitiesScreen
          key={resource.id}
          resource={resource}
          source={source}
          onSaved={(arrangement) => mutate({ ...resource, arrangement }, { revalidate: false })}
        />
      );
    }
    if (resource) return <NotWritten resource={resource} title={t`There are no activities yet`} />;
    if (error) return <LoadProblem error={error} onAgain={() => void mutate()} />;
    return <ReviewSkeleton />;
  }
}

interface ActivitiesScreenProps {
  resource: Resource;
  source: ActivitiesSource;
  onSaved: (arrangement: string[] | null) => Promise<unknown>;
}

/** Selects, orders and configures the lesson's activities, with a preview of one of them. */
function ActivitiesScreen({ resource, source, onSaved }: ActivitiesScreenProps) {
  const { id, mine, title, ownerName } = resource;
  const features = shownFeatures(useSession(({ who }) => who));
  const arrangement = useArrangement(resource, onSaved);
  const { rows, unsaved, save } = arrangement;
  const material = useMemo(() => lessonMaterial(resource), [resource]);
  const [setUp, setSetUp] = useState<Readonly<Record<string, unknown>>>({});
  const shown = useMemo(() => ({ ...resource.activities, ...setUp }), [resource, setUp]);
  const facts = useActivityFacts(material, shown);
  const onSetUp = useCallback(
    (name: ActivityName, state: unknown) => setSetUp((all) => ({ ...all, [name]: state })),
    [],
  );
  const [chosen, setChosen] = useState<ActivityName | null>(
    () => rows.find(({ on }) => on)?.name ?? null,
  );
  const preview = useRef<HTMLDivElement>(null);
  const { copy, busy } = useCopy(id, (copyId) => `/activities/private/${copyId}`);
  const blocker = useLeaveGuard(unsaved, (pathname) =>
    // Ask every time before leaving the resource. Between the screens of the resource, ask only about unsaved
    // changes.
    mine ? unsaved || !isScreenOf(id, pathname) : false,
  );

  const [leavingFor, setLeavingFor] = useLeaveOnceSaved(unsaved);
  const display = async (activity?: ActivityName) => {
    if (await save()) setLeavingFor(`/resource/${id}${activity ? `#${activity}` : ''}`);
  };

  const making = mediaMessage(resource.parts);
  const back = backOf[source];
  return (
    <>
      <div className="mb-6">
        <p className="font-semibold text-sm">
          <a href={back.href}>{back.label}</a>
        </p>
        <h1 className="mt-1 break-words text-3xl">
          {source === 'new' ? (
            <Trans>
              Choose the activities: <bdi>{title}</bdi>
            </Trans>
          ) : (
            <Trans>
              Activities: <bdi>{title}</bdi>
            </Trans>
          )}
        </h1>
        <div className="mt-3">
          <ResourceFacts resource={resource} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3" data-tour="activities-display">
          <Button
            variant="primary"
            size="large"
            busy={leavingFor !== null}
            data-log="display"
            onClick={() => void display()}
          >
            <Presentation size={20} aria-hidden="true" />
            <Trans>Display interactive resource</Trans>
          </Button>
          <LinkButton href={`/preview/${id}`} size="large">
            <Eye size={20} aria-hidden="true" />
            <Trans>Preview</Trans>
          </LinkButton>
          {mine && (
            <LinkButton href={`/lesson-plan/${id}`} size="large">
              <CalendarClock size={20} aria-hidden="true" />
              <Trans>Plan the lesson</Trans>
            </LinkButton>
          )}
        </div>
        {making && (
          <p role="status" className="mt-4 text-ink-2">
            {making}
          </p>
        )}
        {!mine && (
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-control bg-native-soft px-4 py-3">
            <p>
              {ownerName ? (
                <Trans>
                  <bdi>{ownerName}</bdi> arranged these. Copy the resource to arrange them your way.
                </Trans>
              ) : (
                <Trans>
                  Another teacher arranged these. Copy the resource to arrange them your way.
                </Trans>
              )}
            </p>
            <Button busy={busy} onClick={() => void copy()}>
              <Copy size={18} aria-hidden="true" />
              <Trans>Copy to my resources</Trans>
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <section aria-labelledby="arrange" data-tour="activities-list">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="arrange" className="text-xl">
              {mine ? t`Choose and arrange` : t`In this order`}
            </h2>
            {mine && !arrangement.isReset && (
              <Button size="small" onClick={arrangement.reset}>
                <RotateCcw size={16} aria-hidden="true" />
                <Trans>Reset to the default</Trans>
              </Button>
            )}
          </div>
          <ActivityList
            resourceId={id}
            rows={rows}
            facts={facts}
            features={features}
            chosen={chosen}
            onChoose={(name) => {
              setChosen(name);
              // On a narrow screen the preview is below the list: scroll to it, so that the change is
              // visible.
              if (!matchMedia('(width >= 64rem)').matches) preview.current?.scrollIntoView();
            }}
            onRows={mine ? arrangement.setRows : undefined}
            onOpen={(name) => void display(name)}
          />
          <SaveBar
            changes={unsaved ? t`You have unsaved changes` : null}
            saving={arrangement.saving}
            failure={arrangement.failure}
            onSave={() => void save()}
            onDiscard={arrangement.discard}
          />
        </section>
        <div
          ref={preview}
          data-tour="activities-preview"
          className="scroll-mt-23 lg:sticky lg:top-23"
        >
          <Card flush className="lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
            {chosen ? (
              <ActivityPreview
                name={chosen}
                material={material}
                mine={mine}
                stored={resource.activities}
                setUp={setUp}
                onSetUp={onSetUp}
              />
            ) : (
              <p className="p-6 text-ink-2">
                <Trans>Press the name of an activity to see it here.</Trans>
              </p>
            )}
          </Card>
        </div>
      </div>
      <LeaveActivities
        open={blocker.state === 'blocked'}
        onSave={save}
        onExit={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
        onDisplay={display}
      />
    </>
  );
}

/**
 * Navigates to the teaching view, which is a separate page, once all changes are saved: the leave guard must
 * be off before the browser navigates. `leavingFor` must be reset if the browser's Back button restores this
 * page; otherwise the page could not navigate to the same address again.
 */
function useLeaveOnceSaved(unsaved: boolean) {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    if (leavingFor && !unsaved) location.assign(leavingFor);
  }, [leavingFor, unsaved]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeavingFor(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return [leavingFor, setLeavingFor] as const;
}

interface LeaveActivitiesProps {
  open: boolean;
  /** Saves unsaved changes; returns false on failure. */
  onSave: () => Promise<boolean>;
  onExit: () => void;
  onStay: () => void;
  onDisplay: () => Promise<void>;
}

/**
 * Shown when the teacher leaves this screen. Offers three choices: save and exit, continue editing, or
 * display the lesson on the projector.
 */
function LeaveActivities({ open, onSave, onExit, onStay, onDisplay }: LeaveActivitiesProps) {
  const [busy, setBusy] = useState<'exit' | 'display' | null>(null);
  const during = async (what: 'exit' | 'display', work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      mustAnswer
      title={t`Leave the activities?`}
      actions={
        <>
          <Button
            busy={busy === 'exit'}
            onClick={() =>
              void during('exit', async () => {
                if (await onSave()) onExit();
                else onStay();
              })
            }
          >
            <Trans>Save and Exit</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Continue editing</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy === 'display'}
            onClick={() => void during('display', onDisplay)}
          >
            <Trans>Display interactive resource</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{i18n._(guidanceWords.activitiesLeave)}</p>
    </Dialog>
  );
}
