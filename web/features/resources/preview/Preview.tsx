import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Progress, Resource } from '#contracts/resources/resource.ts';
import { activityWords } from '#lessons/activities/activity-words.ts';
import { offeredActivities } from '#lessons/activities/arrangement.ts';
import { speechOf } from '#lessons/draft/media.ts';
import { mediaMessage } from '#lessons/draft/media-message.ts';
import { guidanceWords } from '#lessons/questions/guidance-words.ts';
import { kindWords } from '#lessons/questions/kind-words.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import { questionWords } from '#lessons/questions/question-words.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { useLeaveGuard } from '#web/app/routing/use-leave-guard.ts';
import { LessonText } from '#web/teach/LessonText.tsx';
import { SoundBar } from '#web/teach/SoundBar.tsx';
import { clipsOf, useSpeech } from '#web/teach/use-speech.ts';
import { isScreenOf } from '../is-screen-of.ts';
import { PartPreview } from '../review/PartPreview.tsx';
import { useProgress } from '../use-progress.ts';
import { PreviewHeader } from './PreviewHeader.tsx';
import '../resources.css';
import '../../../app/styles/lesson.css';
import { useParams } from 'react-router-dom';
import { isWritten, LoadProblem, NotWritten } from '../LoadProblem.tsx';
import { ReviewSkeleton } from '../review/ReviewSkeleton.tsx';
import { useResource } from '../use-resource.ts';

/** The screen at /preview/:id, where the teacher reads the finished resource before it is displayed. */
export default function Preview() {
  const { id = '' } = useParams();
  const { data: resource, error, mutate } = useResource(id);
  const onResource = useCallback(() => mutate(), [mutate]);
  const body = content();
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-8 sm:px-8">
      {body.type !== PreviewScreen && (
        <h1 className="sr-only">
          <Trans>Preview</Trans>
        </h1>
      )}
      {body}
    </div>
  );

  function content() {
    if (resource && isWritten(resource)) {
      return <PreviewScreen key={resource.id} resource={resource} onResource={onResource} />;
    }
    if (resource)
      return <NotWritten resource={resource} title={t`There is nothing to preview yet`} />;
    if (error) return <LoadProblem error={error} onAgain={() => void mutate()} />;
    return <ReviewSkeleton />;
  }
}

interface PreviewScreenProps {
  resource: Resource;
  onResource: () => Promise<unknown>;
}

/** The finished resource as a class will see it, for proofreading with every answer visible. */
function PreviewScreen({ resource, onResource }: PreviewScreenProps) {
  const parts = useFreshResource(resource, onResource);
  const waits = resource.mine && !resource.displayed;
  const blocker = useLeaveGuard(false, (pathname) => waits && !isScreenOf(resource.id, pathname));

  // The resource may have been displayed in another tab, or before the user navigated back.
  useEffect(() => {
    if (!waits) return;
    const look = () => document.visibilityState === 'visible' && void onResource();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [waits, onResource]);

  const made = questionTypes.flatMap((part) => {
    const content = resource.parts.find((one) => one.part === part)?.content;
    return content === undefined || content === null ? [] : [{ part, content }];
  });
  const arranged = offeredActivities(resource.arrangement, resource.to);
  return (
    <>
      <PreviewHeader resource={resource} mediaMessage={mediaMessage(parts)} />
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <nav
          aria-label={t`Contents`}
          className="hidden lg:sticky lg:top-23 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <ul className="border-line border-s">
            <ContentsLine
              to="text"
              name={t({ message: 'Text', context: 'a part of a resource' })}
            />
            {made.map(({ part }) => (
              <ContentsLine key={part} to={part} name={i18n._(questionWords[part])} />
            ))}
            <ContentsLine to="activities" name={t`Activities`} />
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-5">
          <PreviewSection
            id="text"
            title={t({ message: 'Text', context: 'a part of a resource' })}
            tour="preview-text"
          >
            <PreviewText resource={resource} />
          </PreviewSection>
          <AnswersOpenContext value={true}>
            {made.map(({ part, content }, at) => (
              <PreviewSection
                key={part}
                tour={at === 0 ? 'preview-questions' : undefined}
                id={part}
                title={i18n._(questionWords[part])}
                aim={i18n._(kindWords[part].aim)}
              >
                <PartPreview resource={resource} part={part} content={content} />
              </PreviewSection>
            ))}
          </AnswersOpenContext>
          <PreviewSection
            id="activities"
            title={t`Activities`}
            tour="preview-activities"
            aim={t`What you can do with this text on the projector, in this order.`}
          >
            {arranged.length === 0 && (
              <p>
                <Trans>All activities are switched off.</Trans>
              </p>
            )}
            <ul className="flex flex-wrap gap-3">
              {arranged.map((name) => (
                <li key={name}>
                  <LinkButton
                    href={`/resource/${resource.id}#${name}`}
                    data-log={`activity-opened:${name}`}
                  >
                    {i18n._(activityWords[name].title)}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </PreviewSection>
        </div>
      </div>
      <ExitQuestion
        open={blocker.state === 'blocked'}
        onExit={() => blocker.proceed?.()}
        onContinue={() => blocker.reset?.()}
      />
    </>
  );
}

function ContentsLine({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <a
        href={`#${to}`}
        className="flex min-h-11 items-center px-4 text-ink-2 no-underline hover:text-ink hover:underline"
      >
        {name}
      </a>
    </li>
  );
}

interface PreviewSectionProps {
  /** Anchor that the table of contents links to. */
  id: string;
  title: string;
  aim?: string;
  /** The section's step in the guided tour. */
  tour?: string | undefined;
  children: ReactNode;
}

/** One part of the preview under its own heading. */
function PreviewSection({ id, title, aim, tour, children }: PreviewSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tour={tour} className="scroll-mt-23">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {aim && <p className="mt-0.5 text-ink-2 text-sm">{aim}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
}

interface ExitQuestionProps {
  open: boolean;
  onExit: () => void;
  onContinue: () => void;
}

/** Asks for confirmation before leaving a lesson that no class has seen yet. */
function ExitQuestion({ open, onExit, onContinue }: ExitQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      mustAnswer
      title={t`Not displayed yet`}
      actions={
        <>
          <Button onClick={onExit}>
            <Trans>Exit</Trans>
          </Button>
          <Button variant="primary" onClick={onContinue}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{i18n._(guidanceWords.previewLeave)}</p>
    </Dialog>
  );
}

const bothSides = { target: true, native: true };
const sideBySide = { rows: true };
/** Font size for reading, not for a projector. */
const readingSize = { '--steps': 14 };

/** The whole text with its audio, in both languages, aligned by sentence. */
function PreviewText({ resource }: { resource: Resource }) {
  const clips = useMemo(
    () => clipsOf(speechOf(resource), resource.text.sentences, mediaAddress),
    [resource],
  );
  const speech = useSpeech(clips);
  return (
    <>
      <div style={readingSize}>
        <LessonText
          text={resource.text}
          textType={resource.textType}
          shows={bothSides}
          speaking={speech.speaking}
          slots={sideBySide}
        />
      </div>
      {clips.length > 0 && (
        <div className="mt-4 overflow-hidden rounded-card">
          <SoundBar clips={clips} speech={speech} />
        </div>
      )}
    </>
  );
}

/**
 * Keeps a resource up to date while its parts are generated. Polls the cheap progress endpoint, and refetches
 * the whole resource only if the progress has changed. Returns the current state of the parts.
 */
function useFreshResource(
  resource: Resource,
  onResource: () => Promise<unknown>,
): Progress['parts'] {
  const { data: progress } = useProgress(resource, resource.mine);
  const fetched = useRef(0);
  useEffect(() => {
    if (!progress || progress.revision <= resource.revision) return;
    if (fetched.current === progress.revision) return;
    fetched.current = progress.revision;
    void onResource();
  }, [progress, resource.revision, onResource]);
  return progress?.parts ?? resource.parts;
}
