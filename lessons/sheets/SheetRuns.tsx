import { msg } from '@lingui/core/macro';
import { useContext } from 'react';
import { type Font, languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import type { SheetMark, SheetRun } from './sheet.ts';
import { SheetSpeaker } from './sheet-speaker.ts';
import { gapWidth, wordWidth } from './word-width.ts';

interface SheetRunsProps {
  runs: readonly SheetRun[];
  address: (key: string) => string;
}

/** The runs of a line, in order. */
export function SheetRuns({ runs, address }: SheetRunsProps) {
  return (
    <UnbreakableLine pieces={runs} draw={(run) => <SheetRunView run={run} address={address} />} />
  );
}

interface SheetRunViewProps {
  run: SheetRun;
  /** Returns the URL of a stored picture by its key. */
  address: (key: string) => string;
}

/**
 * One run of a printed line. Content that pupils must not read is omitted from the page, not merely hidden.
 */
function SheetRunView({ run, address }: SheetRunViewProps) {
  const words = useContext(SheetSpeaker);
  switch (run.kind) {
    case 'words':
      return <Words run={run} />;
    case 'gap':
      return (
        <span className="sheet-gap">
          {run.number !== undefined && <span className="sheet-gap-number">{run.number}</span>}
          {run.start}
          <span
            role="img"
            aria-label={words._(msg`a place to write`)}
            className="sheet-gap-line"
            style={{ inlineSize: gapWidth(run.answer) }}
          />
          {run.hint && <bdi className="sheet-quiet"> ({run.hint})</bdi>}
        </span>
      );
    case 'blackout':
      return (
        <span
          role="img"
          aria-label={words._(msg`a hidden word`)}
          className="sheet-blackout"
          style={{ inlineSize: `${wordWidth(run.text).toFixed(2)}em` }}
        />
      );
    case 'ruby':
      return (
        <ruby className="sheet-ruby">
          {/* This element keeps browsers from stretching joined letters to the reading's width. */}
          <span className={classNames('sheet-ruby-word', run.mark && lookOf(run.mark))}>
            {run.text}
          </span>
          <rt
            dir={latin.test(run.reading) ? 'ltr' : undefined}
            data-latin={latin.test(run.reading) || undefined}
          >
            {run.reading}
          </rt>
        </ruby>
      );
    case 'box':
      return (
        <span
          role="img"
          aria-label={words._(run.large ? msg`a box for a figure` : msg`a box to tick`)}
          className="sheet-box"
          data-large={run.large}
        />
      );
    case 'picture':
      return run.key ? (
        <img className="sheet-picture" src={address(run.key)} alt={run.alt} />
      ) : (
        <span role="img" aria-label={run.alt} className="sheet-emoji">
          {run.emoji}
        </span>
      );
  }
}

const latin = /\p{sc=Latin}/u;

/** Returns the class name of a style: `bold` becomes `sheet-bold`, and so on. */
const lookOf = (mark: SheetMark) => `sheet-${mark}`;

function Words({ run }: { run: Extract<SheetRun, { kind: 'words' }> }) {
  const className = run.mark && lookOf(run.mark);
  if (run.language) {
    return (
      <bdi {...languageAttributes(run.language)} className={className}>
        {run.text}
      </bdi>
    );
  }
  return className ? <span className={className}>{run.text}</span> : run.text;
}

/** The attributes of a printed piece of text: its language, its direction, and the fonts of its script. */
interface LanguageAttributes {
  lang: string;
  dir: 'ltr' | 'rtl';
  'data-font': Font;
}

/**
 * Returns the attributes for a stored language code. The style sheet uses them to select font and line
 * height.
 */
export function languageAttributes(code: string): LanguageAttributes {
  const { locale, direction, font } = languageOf(code);
  return { lang: locale, dir: direction, 'data-font': font };
}
