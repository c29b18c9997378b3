import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import type { DisplaySettings, QuestionLanguage } from '#lessons/draft/display-settings.ts';
import type { QuestionType } from '#lessons/questions/kinds.ts';
import { askedIn, languagesToAskIn, sidesOf } from '#lessons/questions/question-language.ts';
import { vocabularyMedia } from '#lessons/questions/view-props.ts';
import { NotGenerated } from '#lessons/questions/views/make-view.tsx';
import { RevealedAs } from '#lessons/questions/views/use-reveal.ts';
import { OneAtATime } from '#lessons/questions/views/use-turns.ts';
import { views } from '#lessons/questions/views.ts';
import { usePainted } from '#ui/after-paint.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Switch } from '#ui/Switch.tsx';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { mediaAddress } from '../app/http/http.ts';
import { questionParts } from './Rail.tsx';

interface QuestionAreaProps {
  resource: Resource;
  /** The question type selected in the side menu. If absent, the first generated type is shown. */
  type: QuestionType | undefined;
  settings: Pick<DisplaySettings, 'questionLanguage' | 'oneQuestion'>;
  onChange: (changes: Partial<DisplaySettings>) => void;
  hidden: boolean;
  /** True to show the questions below the text instead of next to it, even on a wide screen. */
  below: boolean;
  onChoose: (type: QuestionType) => void;
}

/** The questions about the text, one type at a time. Each type is loaded when it is opened. */
export function QuestionArea(props: QuestionAreaProps) {
  const { resource, type, settings, onChange, hidden, below, onChoose } = props;
  const made = questionParts(resource.parts);
  const shown = type ?? made[0]?.type;
  const area = useRef<HTMLElement>(null);
  // Render the questions one frame after their container, because thirty questions take as long to render as
  // the text does.
  const painted = usePainted();
  // On a narrow screen the questions are below the text: scroll to those that were just opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another kind is chosen or they come back
  useEffect(() => {
    if (!hidden && matchMedia('(width < 64rem)').matches)
      area.current?.scrollIntoView({ block: 'start' });
  }, [type, hidden]);
  return (
    <section
      ref={area}
      hidden={hidden}
      aria-label={t`Questions`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
      tabIndex={0}
      className={classNames(
        'relative isolate min-w-0 flex-1 border-line border-t p-4 max-lg:min-h-full sm:p-6 lg:overflow-y-auto lg:p-8 print:overflow-visible print:p-0',
        !below && 'lg:border-s lg:border-t-0',
      )}
    >
      {shown ? (
        <>
          <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
            <div className="w-full max-w-72">
              <NativeSelect
                label={t`Questions`}
                value={shown}
                options={made.map((each) => ({ value: each.type, label: each.name }))}
                onChange={(event) => {
                  const chosen = made.find((each) => each.type === event.currentTarget.value);
                  if (chosen) onChoose(chosen.type);
                }}
              />
            </div>
            <AskIn
              resource={resource}
              type={shown}
              value={askedIn(shown, settings.questionLanguage)}
              onChoose={(questionLanguage) => onChange({ questionLanguage })}
            />
            <Switch
              label={t`One at a time`}
              on={settings.oneQuestion}
              onSwitch={(oneQuestion) => onChange({ oneQuestion })}
            />
          </div>
          {painted ? (
            <LazyPanel key={shown} resource={resource} type={shown} settings={settings} />
          ) : (
            <Spinner label={t`Loading the questions`} />
          )}
        </>
      ) : (
        <NotGenerated />
      )}
    </section>
  );
}

interface AskInProps {
  resource: Resource;
  type: QuestionType;
  value: QuestionLanguage;
  onChoose: (language: QuestionLanguage) => void;
}

/** Selects the language of the questions, if the question type offers a choice. */
function AskIn({ resource, type, value, onChoose }: AskInProps) {
  const names: Record<QuestionLanguage, string> = {
    target: languageName(resource.to, wordingsLanguage()),
    native: languageName(resource.from, wordingsLanguage()),
    both: t`Both languages`,
  };
  const offered = languagesToAskIn[type];
  if (offered.length === 0) return null;
  return (
    <div className="w-full max-w-48">
      <NativeSelect
        label={t({
          message: 'Ask in',
          comment: 'Followed by the languages of the questions to choose from',
        })}
        value={value}
        options={offered.map((language) => ({ value: language, label: names[language] }))}
        onChange={(event) => {
          const chosen = offered.find((language) => language === event.currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
}

interface LazyPanelProps {
  resource: Resource;
  type: QuestionType;
  settings: QuestionAreaProps['settings'];
}

/**
 * Font size of the questions next to the text. It is smaller than the text's font size and scales with it.
 */
const besideText = { fontSize: 'calc(var(--steps, 16) * clamp(1.15px, 0.085vw, 1.6px))' };
/**
 * Font size of a question that is shown alone. It is larger, because the question has the room of many
 * questions.
 */
const alone = { fontSize: 'calc(var(--steps, 16) * clamp(1.6px, 0.125vw, 2.4px))' };

function LazyPanel({ resource, type, settings }: LazyPanelProps) {
  const Panel = useMemo(
    () =>
      lazyPart(
        async () => (await views[type].panel()).default,
        <Spinner label={t`Loading the questions`} />,
      ),
    [type],
  );
  const content = resource.parts.find(({ part }) => part === type)?.content;
  const media = useMemo(() => vocabularyMedia(resource, mediaAddress), [resource]);
  return (
    <RevealedAs.Provider value={`${resource.id} ${type}`}>
      <OneAtATime.Provider value={settings.oneQuestion}>
        <Panel
          content={content}
          text={resource.text}
          show={sidesOf(askedIn(type, settings.questionLanguage))}
          textStyle={settings.oneQuestion ? alone : besideText}
          media={media}
        />
      </OneAtATime.Provider>
    </RevealedAs.Provider>
  );
}
