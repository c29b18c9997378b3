import { type ReactNode, useRef } from 'react';
import type { Dress } from '#teaching/activities/panel-props.ts';
import { languageOf } from '#teaching/languages/languages.ts';
import type { TextType } from '#teaching/resources/draft.ts';
import { layoutOf, type ScreenLayout } from '#teaching/resources/screen-layouts.ts';
import type { Sentence, Text } from '#teaching/text/text.ts';
import { classNames } from '../ui/class-names.ts';

interface LessonTextProps {
  text: Text;
  textType: TextType;
  shows: { target: boolean; native: boolean };
  /** How the sides and the lines run; where there is room, without one. */
  layout?: Pick<ScreenLayout, 'sides' | 'measure'>;
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

const measures = {
  full: undefined,
  narrow: 'mx-auto max-w-[30em]',
  columns: 'gap-x-[2em] lg:columns-2',
} as const;

/** From so many groups on, those out of sight are not laid out: a press must not wait for them. */
const longFrom = 24;

/** The text, large and alone, its two languages as the layout or the activity has them stand. */
export function LessonText(props: LessonTextProps) {
  const { text, textType, shows, layout = layoutOf('text-alone'), speaking, dress } = props;
  // Sentence by sentence, a paragraph falls into its sentences.
  const alone = dress.rows || layout.sides === 'sentences';
  const groups = alone
    ? text.sentences.map((sentence) => [sentence])
    : paragraphs(text.sentences, textType);
  // A side that was shown once stays, out of sight: to bring it back is a matter of style alone.
  const drawn = useRef({ target: false, native: false }).current;
  drawn.target ||= shows.target;
  drawn.native ||= shows.native;
  const numbered = textType === 'sentences' || dress.numbered === true;
  return (
    <div
      className={classNames(
        'group/sides lesson-text',
        measures[layout.measure],
        // What lies over the text, and columns, have to know where every line stands.
        groups.length >= longFrom &&
          dress.overlay === undefined &&
          layout.measure !== 'columns' &&
          'lesson-long',
      )}
      data-sides={sidesOf(shows)}
      data-state={dress.textState}
      style={dress.textStyle}
    >
      {groups.map((group, number) => {
        const speaker = group[0]?.speaker;
        return (
          <div
            key={group[0]?.id}
            dir={languageOf(text[dress.follows ?? 'target']).direction}
            className={classNames(
              'lesson-group grid break-inside-avoid gap-x-[1.2em]',
              layout.sides === 'sentences' && 'border-line border-b pb-[0.9em]',
              dress.rows && 'lesson-row',
              marginOf(speaker !== undefined, numbered),
            )}
          >
            {numbered && (
              <p
                aria-hidden="true"
                className="row-span-2 min-w-[1.6ch] text-end text-ink-3 tabular-nums lg:row-span-1"
              >
                {number + 1}
              </p>
            )}
            {speaker && (
              <p className="font-sans font-semibold text-ink-2 text-sm lg:text-lg">
                <bdi>{speaker}</bdi>
              </p>
            )}
            <div className={columnsOf(dress, layout, speaker !== undefined)}>
              {drawn.target && (
                <TextSide language={text[dress.follows ?? 'target']} native={false}>
                  {group.map((sentence) => (
                    <SpokenSentence key={sentence.id} spoken={sentence.id === speaking}>
                      {dress.target ? dress.target(sentence) : sentence.target.text}
                    </SpokenSentence>
                  ))}
                </TextSide>
              )}
              {drawn.native && (
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

/** What stands before the text: its number, and who says it where there is room for a column. */
function marginOf(speaker: boolean, numbered: boolean): string | false {
  if (!numbered) return speaker && 'lg:grid-cols-[minmax(3em,auto)_1fr] lg:items-baseline';
  return speaker
    ? 'grid-cols-[auto_1fr] items-baseline lg:grid-cols-[auto_minmax(3em,auto)_1fr]'
    : 'grid-cols-[auto_1fr] items-baseline';
}

const sidesOf = ({ target, native }: LessonTextProps['shows']) =>
  target && native ? 'both' : target ? 'target' : native ? 'native' : 'none';

/** Two columns for two languages, where the layout or the activity wants them or room allows. */
function columnsOf(
  dress: Dress,
  { sides }: Pick<ScreenLayout, 'sides'>,
  spoken: boolean,
): string | undefined {
  const columns = 'gap-x-[1.6em] group-data-[sides=both]/sides:grid';
  if (dress.rows || sides === 'beside') return `${columns} sm:grid-cols-2`;
  return sides === 'roomy' && !spoken ? `${columns} xl:grid-cols-2` : undefined;
}

function TextSide(props: { language: string; native: boolean; children: ReactNode[] }) {
  const { locale, direction, font, spaces } = languageOf(props.language);
  return (
    <p
      lang={locale}
      dir={direction}
      data-font={font}
      className={classNames('lesson-side', props.native ? 'lesson-native' : 'lesson-target')}
    >
      {spaces ? props.children.map((sentence) => [sentence, ' ']) : props.children}
    </p>
  );
}

function SpokenSentence({ spoken, children }: { spoken: boolean; children: ReactNode }) {
  return <span className={spoken ? 'spoken' : undefined}>{children}</span>;
}
