import { memo, useEffect, useRef } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence } from '#language/text/text.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { DictationBar } from './DictationBar.tsx';
import { type Opened, type OpenedToken, openedTokens } from './reveal-words.ts';
import type { Dictating } from './use-dictation.ts';

/** Only where somebody types are the rules of marking fetched. */
const DictationTyping = lazyPart(
  async () => (await import('./DictationTyping.tsx')).DictationTyping,
  <Spinner label="Loading the text field" />,
);

interface DictationBoardProps {
  dictating: Dictating;
  /** N of the teaching view: the meaning of each sentence stands under its line. */
  showsNative: boolean;
}

/** What the class looks at: the sentence they are at, and a numbered line for every sentence. */
export function DictationBoard({ dictating, showsNative }: DictationBoardProps) {
  const { text, at, options, go } = dictating;
  const native = languageOf(text.native);
  const list = useRef<HTMLOListElement>(null);
  // Who comes back to a dictation that was begun has its sentence in sight at once.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const row = list.current?.children[at];
    // What is typed has to be in sight, whatever stands below it; its line is right above.
    (row?.querySelector('input') ?? row)?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <div className="mx-auto grid max-w-7xl gap-6">
      <DictationBar dictating={dictating} />
      <ol ref={list} className="lesson-text grid gap-1" dir={languageOf(text.target).direction}>
        {text.sentences.map((each, number) => (
          <li
            key={each.id}
            aria-current={number === at ? 'step' : undefined}
            className="dictation-row"
          >
            <button
              type="button"
              aria-label={`Go to sentence ${number + 1}`}
              onClick={() => go(number)}
              className="dictation-number"
            >
              {number + 1}
            </button>
            <div className="min-w-0">
              {each.speaker && (
                <p className="font-sans font-semibold text-ink-2 text-sm">
                  <bdi>{each.speaker}</bdi>
                </p>
              )}
              <DictationLine
                sentence={each}
                language={text.target}
                opened={dictating.openedOf(each)}
                inSight={number === at && dictating.inSight !== null}
              />
              {showsNative && (
                <p
                  lang={native.locale}
                  dir={native.direction}
                  data-font={native.font}
                  className="lesson-side lesson-native"
                >
                  {each.native.text}
                </p>
              )}
              {number === at && options.mode === 'typed' && (
                <DictationTyping
                  sentence={each}
                  language={text.target}
                  typing={dictating.typing}
                  onTyping={dictating.type}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DictationLineProps {
  sentence: Sentence;
  language: string;
  opened: Opened;
  /** True while a delayed dictation shows it. */
  inSight: boolean;
}

/** A line of the board: empty, its words as far as they are open, or all of it for a moment. */
function Line({ sentence, language, opened, inSight }: DictationLineProps) {
  const { locale, direction, font } = languageOf(language);
  const { tokens, text } = sentence.target;
  const faces = openedTokens(tokens, opened);
  return (
    <p
      lang={locale}
      dir={direction}
      data-font={font}
      aria-live="polite"
      className="lesson-side dictation-line"
    >
      {inSight ? text : <UnbreakableLine pieces={faces} draw={drawFace} />}
      {!inSight && faces.length === 0 && <span className="sr-only">Hidden</span>}
    </p>
  );
}

const drawFace = ({ kind, text }: OpenedToken) =>
  // A word that is shown is a piece of its own, so that it alone is read out when it comes.
  kind === 'words' || kind === 'word' ? (
    text
  ) : (
    <span className="dictation-word">{text || <span className="sr-only">a word</span>}</span>
  );

const DictationLine = memo(
  Line,
  (a: DictationLineProps, b: DictationLineProps) =>
    a.sentence === b.sentence &&
    a.inSight === b.inSight &&
    a.opened.words === b.opened.words &&
    a.opened.letters === b.opened.letters,
);
