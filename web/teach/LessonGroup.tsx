import { memo, type ReactNode } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';

interface LessonGroupProps {
  sentences: readonly Sentence[];
  /** The number shown next to the group, counted from 1; absent if the group is not numbered. */
  number: number | undefined;
  /** The rendered sentences of a language; absent until this language is shown for the first time. */
  target: readonly ReactNode[] | undefined;
  native: readonly ReactNode[] | undefined;
  targetLanguage: string;
  nativeLanguage: string;
  /** The id of the sentence being spoken, if it is in this group. */
  speaking: string | undefined;
  className: string;
  /** Classes that arrange the two languages if both are shown. */
  columns: string | undefined;
}

/**
 * A paragraph, a speaker's turn in a dialogue, or a numbered sentence. The group contains the languages that
 * have been shown so far.
 */
function Group(props: LessonGroupProps) {
  const { sentences, number, target, native, speaking } = props;
  const speaker = sentences[0]?.speaker;
  const { locale, direction, font } = languageOf(props.targetLanguage);
  return (
    <div
      dir={direction}
      className={classNames(
        'lesson-group grid break-inside-avoid gap-x-[1.2em]',
        props.className,
        !props.columns && 'lesson-stacked',
        marginOf(speaker !== undefined, number !== undefined),
      )}
    >
      {number !== undefined && (
        <p
          aria-hidden="true"
          className="row-span-2 min-w-[1.6ch] text-end text-ink-3 tabular-nums lg:row-span-1"
        >
          {number}
        </p>
      )}
      {speaker && (
        <p className="font-sans font-semibold text-ink-2 text-sm lg:text-lg">
          <bdi lang={locale} dir={direction} data-font={font}>
            {speaker}
          </bdi>
        </p>
      )}
      <div className={props.columns}>
        {target && (
          <TextSide language={props.targetLanguage} native={false}>
            {sentences.map(({ id }, at) => (
              <SpokenSentence key={id} spoken={id === speaking}>
                {target[at]}
              </SpokenSentence>
            ))}
          </TextSide>
        )}
        {native && (
          <TextSide language={props.nativeLanguage} native>
            {sentences.map(({ id }, at) => (
              <SpokenSentence key={id} spoken={id === speaking}>
                {native[at]}
              </SpokenSentence>
            ))}
          </TextSide>
        )}
      </div>
    </div>
  );
}

const equal = <Item,>(a: readonly Item[] | undefined, b: readonly Item[] | undefined) =>
  a === b || (a?.length === b?.length && a?.every((item, at) => item === b?.[at]) === true);

/**
 * Re-renders only if the group's own content has changed, so that a change to one gap in a long text
 * re-renders only one group.
 */
export const LessonGroup = memo(
  Group,
  (a: LessonGroupProps, b: LessonGroupProps) =>
    equal(a.target, b.target) &&
    equal(a.native, b.native) &&
    equal(a.sentences, b.sentences) &&
    a.speaking === b.speaking &&
    a.number === b.number &&
    a.className === b.className &&
    a.columns === b.columns &&
    a.targetLanguage === b.targetLanguage &&
    a.nativeLanguage === b.nativeLanguage,
);

/**
 * Classes for the margin before the text. It contains the number and, if there is room for a column, the
 * speaker.
 */
function marginOf(speaker: boolean, numbered: boolean): string | false {
  if (!numbered) return speaker && 'lg:grid-cols-[minmax(4.5rem,auto)_1fr] lg:items-baseline';
  return speaker
    ? 'grid-cols-[auto_1fr] items-baseline lg:grid-cols-[auto_minmax(4.5rem,auto)_1fr]'
    : 'grid-cols-[auto_1fr] items-baseline';
}

function TextSide(props: { language: string; native: boolean; children: ReactNode[] }) {
  const { locale, direction, font, sentenceSpace } = languageOf(props.language);
  return (
    <p
      lang={locale}
      dir={direction}
      data-font={font}
      className={classNames('lesson-side', props.native ? 'lesson-native' : 'lesson-target')}
    >
      {sentenceSpace ? props.children.map((sentence) => [sentence, ' ']) : props.children}
    </p>
  );
}

function SpokenSentence({ spoken, children }: { spoken: boolean; children: ReactNode }) {
  return <span className={spoken ? 'spoken' : undefined}>{children}</span>;
}
