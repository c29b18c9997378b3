import { Fragment } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Syllables } from '../../languages/syllables/syllabify.ts';
import type { SyllablesOptions } from './activity-options.ts';
import { isDotted } from './dot-syllables.ts';

interface CutWordProps {
  word: string;
  cut: Syllables;
  /** True where the cut reading stands above the word, as over kanji. */
  above: boolean;
  /** True where room is left before the next word. */
  apart: boolean;
  options: SyllablesOptions;
}

/** A word in its syllables; dots and numbers are neither read out nor copied. */
export function CutWord({ word, cut, above, apart, options }: CutWordProps) {
  // A number of claps is the word's: what room there is comes after it.
  const isApart = apart && !options.claps;
  const parts = (
    <span
      className={classNames('syllables', isApart && !above && 'syllable-apart')}
      data-look={options.look}
    >
      {cut.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word stay in their order
        <Fragment key={at}>
          {options.look === 'dots' && isDotted(cut.parts, at) && (
            <span aria-hidden="true" className="syllable-dot">
              ·
            </span>
          )}
          {options.look === 'colours' ? <span className="syllable">{part}</span> : part}
        </Fragment>
      ))}
    </span>
  );
  return (
    <>
      {above ? (
        <ruby className={classNames('syllable-ruby', isApart && 'syllable-apart')}>
          {word}
          <rt>{parts}</rt>
        </ruby>
      ) : (
        parts
      )}
      {options.claps && (
        <sup aria-hidden="true" className={classNames('claps', apart && 'syllable-apart')}>
          {cut.parts.length}
        </sup>
      )}
    </>
  );
}
