import type { ReactNode } from 'react';
import type { Dress } from '#teaching/activities/panel-props.ts';
import { languageOf } from '#teaching/languages/languages.ts';
import type { TextType } from '#teaching/resources/draft.ts';
import type { Sentence, Text } from '#teaching/text/text.ts';
import { classNames } from '../ui/class-names.ts';

interface LessonTextProps {
  text: Text;
  textType: TextType;
  shows: { target: boolean; native: boolean };
  /** The id of the sentence being spoken. */
  speaking: string | undefined;
  dress: Dress;
}

/** Sentences that stand together: a paragraph, or one turn or numbered sentence alone. */
export function paragraphs(sentences: Sentence[], textType: TextType): Sentence[][] {
  const flowing = textType === 'text' || textType === 'comprehensible';
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (!flowing || !last || sentence.startsParagraph) groups.push([sentence]);
    else last.push(sentence);
  }
  return groups;
}

/** The text, large and alone: target and native beside each other where there is room, else below. */
export function LessonText({ text, textType, shows, speaking, dress }: LessonTextProps) {
  // Beside each other sentence by sentence, a paragraph falls into its sentences.
  const groups = dress.rows
    ? text.sentences.map((sentence) => [sentence])
    : paragraphs(text.sentences, textType);
  const both = shows.target && shows.native;
  const numbered = textType === 'sentences';
  return (
    <div className="lesson-text" style={dress.textStyle}>
      {groups.map((group, number) => {
        const speaker = group[0]?.speaker;
        return (
          <div
            key={group[0]?.id}
            dir={languageOf(text[dress.follows ?? 'target']).direction}
            className={classNames(
              'mb-[0.9em] grid gap-x-[1.2em]',
              (speaker || numbered) && 'lg:grid-cols-[minmax(3em,auto)_1fr]',
            )}
          >
            {speaker && (
              <p className="pt-[0.55em] font-sans font-semibold text-ink-2 text-sm lg:text-lg">
                <bdi>{speaker}</bdi>
              </p>
            )}
            {numbered && (
              <p aria-hidden="true" className="pt-[0.3em] text-ink-3 tabular-nums">
                {number + 1}
              </p>
            )}
            <div
              className={
                both && (dress.rows || !speaker)
                  ? classNames(
                      'grid gap-x-[1.6em]',
                      dress.rows ? 'sm:grid-cols-2' : 'xl:grid-cols-2',
                    )
                  : undefined
              }
            >
              {shows.target && (
                <TextSide language={text[dress.follows ?? 'target']} native={false}>
                  {group.map((sentence) => (
                    <SpokenSentence key={sentence.id} spoken={sentence.id === speaking}>
                      {dress.target ? dress.target(sentence) : sentence.target.text}
                    </SpokenSentence>
                  ))}
                </TextSide>
              )}
              {shows.native && (
                <TextSide language={text.native} native>
                  {group.map((sentence) => (
                    <SpokenSentence key={sentence.id} spoken={sentence.id === speaking}>
                      {dress.native ? dress.native(sentence) : sentence.native.text}
                    </SpokenSentence>
                  ))}
                </TextSide>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function TextSide(props: { language: string; native: boolean; children: ReactNode[] }) {
  const { locale, direction, font, spaces } = languageOf(props.language);
  return (
    <p
      lang={locale}
      dir={direction}
      data-font={font}
      className={classNames('lesson-side', props.native && 'lesson-native')}
    >
      {spaces ? props.children.map((sentence) => [sentence, ' ']) : props.children}
    </p>
  );
}

function SpokenSentence({ spoken, children }: { spoken: boolean; children: ReactNode }) {
  return <span className={spoken ? 'spoken' : undefined}>{children}</span>;
}
