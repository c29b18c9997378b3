import { Fragment } from 'react';
import type { Syllables } from '#language/syllables/syllabify.ts';
import { classNames } from '#ui/class-names.ts';
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
  const parts = (
    <span className="syllables" data-look={options.look}>
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
    <span className={classNames('syllable-word', apart && 'syllable-apart')}>
      {above ? (
        <ruby className="syllable-ruby">
          {word}
          <rt>{parts}</rt>
        </ruby>
      ) : (
        parts
      )}
      {options.claps && (
        <sup aria-hidden="true" className="claps">
          {cut.parts.length}
        </sup>
      )}
    </span>
  );
}
