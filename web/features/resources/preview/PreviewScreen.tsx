import { type ReactNode, useEffect } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { offeredActivities } from '#lessons/activities/arrangement.ts';
import { activityMenus } from '#lessons/activities/registry.ts';
import { mediaMessage } from '#lessons/draft/media.ts';
import { previewLeave } from '#lessons/questions/guidance.ts';
import { kinds, questionTypes } from '#lessons/questions/kinds.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useLeaveGuard } from '#ui/use-leave-guard.ts';
import { isScreenOf } from '../is-screen-of.ts';
import { PartPreview } from '../review/PartPreview.tsx';
import { useFreshResource } from '../use-fresh-resource.ts';
import { PreviewHeader } from './PreviewHeader.tsx';
import { PreviewText } from './PreviewText.tsx';

interface PreviewScreenProps {
  resource: Resource;
  onResource: () => Promise<unknown>;
}

/** The finished resource as a class will meet it, to be read through with every answer in sight. */
export function PreviewScreen({ resource, onResource }: PreviewScreenProps) {
  const parts = useFreshResource(resource, onResource);
  const waits = resource.mine && !resource.displayed;
  const blocker = useLeaveGuard(false, (pathname) => waits && !isScreenOf(resource.id, pathname));

  // It may have been displayed in another tab, or just now before the way back.
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
          aria-label="Contents"
          className="hidden lg:sticky lg:top-23 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <ul className="border-line border-s">
            <ContentsLine to="text" name="Text" />
            {made.map(({ part }) => (
              <ContentsLine key={part} to={part} name={kinds[part].title} />
            ))}
            <ContentsLine to="activities" name="Activities" />
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-5">
          <PreviewSection id="text" title="Text" tour="preview-text">
            <PreviewText resource={resource} />
          </PreviewSection>
          <AnswersOpenContext value={true}>
            {made.map(({ part, content }, at) => (
              <PreviewSection
                key={part}
                tour={at === 0 ? 'preview-questions' : undefined}
                id={part}
                title={kinds[part].title}
                aim={kinds[part].aim}
              >
                <PartPreview resource={resource} part={part} content={content} />
              </PreviewSection>
            ))}
          </AnswersOpenContext>
          <PreviewSection
            id="activities"
            title="Activities"
            tour="preview-activities"
            aim="What you can do with this text on the projector, in this order."
          >
            {arranged.length === 0 && <p>All activities are switched off.</p>}
            <ul className="flex flex-wrap gap-3">
              {arranged.map((name) => (
                <li key={name}>
                  <LinkButton
                    href={`/resource/${resource.id}#${name}`}
                    data-log={`activity-opened:${name}`}
                  >
                    {activityMenus[name].title}
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
  /** Where the list of contents leads. */
  id: string;
  title: string;
  aim?: string;
  /** Its place in the tour. */
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

/** Asks before a lesson is left that no class has seen yet. */
function ExitQuestion({ open, onExit, onContinue }: ExitQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      mustAnswer
      title="Not displayed yet"
      actions={
        <>
          <Button onClick={onExit}>Exit</Button>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{previewLeave}</p>
    </Dialog>
  );
}
