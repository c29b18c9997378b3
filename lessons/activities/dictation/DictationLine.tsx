import { memo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence } from '#language/text/text.ts';
import { HeldLine } from '#ui/HeldLine.tsx';
import { type Opened, type OpenedToken, openedTokens } from './reveal-words.ts';

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
      {inSight ? text : <HeldLine pieces={faces} draw={drawFace} />}
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

export const DictationLine = memo(
  Line,
  (a: DictationLineProps, b: DictationLineProps) =>
    a.sentence === b.sentence &&
    a.inSight === b.inSight &&
    a.opened.words === b.opened.words &&
    a.opened.letters === b.opened.letters,
);
