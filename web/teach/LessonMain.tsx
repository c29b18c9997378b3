import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import type { FixedSides, LessonSlots, Missing } from '#lessons/activities/activity-view.tsx';
import type { DisplaySettings } from '#lessons/draft/display-settings.ts';
import type { ShowFlags } from '#lessons/draft/format-types.ts';
import type { ScreenLayout } from '#lessons/draft/screen-layouts.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { aiOriginWords } from '#lessons/sheets/ai-origin-words.ts';
import { usePainted } from '#ui/after-paint.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LessonText } from './LessonText.tsx';

const fetchQuestions = () => import('./QuestionArea.tsx');
const QuestionArea = lazyPart(
  async () => (await fetchQuestions()).QuestionArea,
  <LoadingQuestions />,
);
/**
 * The delay in milliseconds between rendering the lesson and prefetching the questions. With the prefetch,
 * the first press of "?" need not wait.
 */
const fetchAfterMs = 1500;

function LoadingQuestions() {
  return <Spinner label={t`Loading the questions`} />;
}

interface LessonMainProps {
  resource: Resource;
  slots: LessonSlots;
  /** The material that the lesson lacks for the chosen activity; null if it has all of it. */
  missing: Missing | null;
  flags: ShowFlags;
  /**
   * Called with the languages that the activity itself shows or hides; the T and N buttons cannot change
   * these. Must be a stable function.
   */
  onFixed: (sides: FixedSides | undefined) => void;
  layout: ScreenLayout;
  speaking: string | undefined;
  question: QuestionType | undefined;
  onQuestion: (type: QuestionType) => void;
  settings: DisplaySettings;
  onSettings: (changes: Partial<DisplaySettings>) => void;
  controlsShown: boolean;
  /** The font size in steps. It applies to the content that the class reads, not to the controls. */
  fontSize: number;
}

/** The main area: the text or the activity's board, the questions, and the controls next to them. */
export function LessonMain(props: LessonMainProps) {
  const { resource, slots, missing, flags, onFixed, layout, controlsShown } = props;
  const sides = { ...flags, ...slots.shows };
  const showsText = sides.target || sides.native;
  // Once shown, the text and the questions stay mounted while hidden: showing them again only changes styles.
  const drawn = useRef({ text: false, questions: false }).current;
  drawn.text ||= showsText;
  drawn.questions ||= flags.questions;
  const controlsDrawn = usePainted();
  const { target, native } = slots.shows ?? {};
  useEffect(() => {
    const free = target === undefined && native === undefined;
    onFixed(free ? undefined : { target, native });
  }, [target, native, onFixed]);
  useEffect(() => {
    const timer = setTimeout(() => void fetchQuestions().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col lg:min-h-0 print:block',
        layout.controls === 'beside' && 'lg:flex-row',
      )}
    >
      <div
        style={{ '--steps': props.fontSize }}
        className={classNames(
          'flex min-w-0 flex-1 flex-col lg:min-h-0 print:block',
          layout.questions === 'beside' && 'lg:flex-row',
        )}
      >
        {missing !== null && <NotReady missing={missing} resource={resource} />}
        {missing === null && slots.board !== undefined && (
          <section
            aria-label={t`Activity`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
            tabIndex={0}
            className="relative isolate min-w-0 flex-1 p-4 sm:p-6 lg:overflow-y-auto lg:p-8 short:p-4 print:overflow-visible print:p-0"
          >
            {slots.board}
          </section>
        )}
        {missing === null && slots.board === undefined && drawn.text && (
          <section
            hidden={!showsText}
            aria-label={t({ message: 'Text', context: 'a part of a resource' })}
            data-tour="lesson-text"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
            tabIndex={0}
            className="relative isolate min-w-0 flex-1 p-4 sm:p-6 lg:overflow-y-auto lg:p-10 print:overflow-visible print:p-0"
          >
            <div
              className={classNames(
                (slots.overlay !== undefined || slots.card !== undefined) && 'relative min-h-full',
              )}
            >
              {slots.above}
              <LessonText
                text={resource.text}
                textType={resource.textType}
                shows={sides}
                layout={layout}
                speaking={props.speaking}
                slots={slots}
              />
              {resource.aiOrigin && (
                <p className="mt-6 text-ink-2 text-sm">{aiOriginWords(resource.aiOrigin)}</p>
              )}
              {slots.overlay}
              {slots.card}
            </div>
          </section>
        )}
        {drawn.questions && (
          <QuestionArea
            hidden={!flags.questions}
            resource={resource}
            type={props.question}
            settings={props.settings}
            onChange={props.onSettings}
            below={layout.questions === 'below'}
            onChoose={props.onQuestion}
          />
        )}
      </div>
      {slots.controls && controlsShown && (
        <aside
          aria-label={t({
            message: 'Controls',
            comment: 'The buttons and settings of an activity',
          })}
          className={classNames(
            'relative isolate shrink-0 border-line border-t bg-paper p-4 print:hidden',
            layout.controls === 'beside'
              ? 'lg:w-80 lg:overflow-y-auto lg:border-s lg:border-t-0 xl:w-96'
              : 'lesson-controls-below lg:overflow-y-auto',
            // Make the questions smaller next to a board, because a board is interactive and needs its height
            // more than a text, which can scroll.
            layout.controls === 'below' &&
              (slots.board === undefined ? 'lg:max-h-[42%]' : 'lg:max-h-[30%] short:max-h-[28%]'),
          )}
        >
          {controlsDrawn && slots.controls}
        </aside>
      )}
    </div>
  );
}

function NotReady({ missing, resource }: { missing: Missing; resource: Resource }) {
  const { sentence, ruledOut } = missing;
  return (
    <div className="grid min-w-0 flex-1 place-items-center p-6">
      <EmptyState title={ruledOut ? t`Not for this language` : t`Not ready for this activity yet`}>
        <p className="max-w-prose">{sentence}</p>
        {resource.mine && !ruledOut && (
          <p className="mt-4">
            <a href={`/review/${resource.id}`}>
              <Trans>Open the edit page</Trans>
            </a>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
