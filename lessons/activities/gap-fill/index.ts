import { partOfSpeechNames } from '#language/text/part-of-speech-codes.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { allWordsCount, defaultGapOptions } from './defaults.ts';
import { gapPreferences } from './gap-preferences.ts';
import { gapSheet } from './gap-sheet.ts';
import { makeGaps } from './make-gaps.ts';
import { GapOptions, type GapSource, type GapState, stored } from './state.ts';

/** Words taken out of the text for pupils to put back. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  Options: GapOptions,
  ...stored,
  defaultOptions: defaultGapOptions,
  usual: gapPreferences,
  missing: () => null,
  make: ({ material: { text, vocabulary }, options, seed }) =>
    makeGaps({ text, vocabulary, options, seed }),
  // Words chosen by hand stay missing; only the order of the bank is another one.
  vary: (state, seed, { text, vocabulary }) =>
    state.edited || state.options.source.kind === 'chosen'
      ? { ...state, seed }
      : makeGaps({ text, vocabulary, options: state.options, seed }),
  sheet: gapSheet,
  summary: gapSummary,
};

/** Which words are gaps and what helps with them, such as "25% of the words · word bank". */
export function gapSummary({ source, contentOnly, bank, start }: GapOptions): string {
  const byNumber = source.kind === 'percentage' || source.kind === 'random';
  const only = contentOnly && byNumber && 'content words only';
  const pieces = [sourceInWords(source), only, bank && 'word bank', helps[start]];
  return pieces.filter(Boolean).join(' · ');
}

const helps: Record<GapOptions['start'], string> = {
  nothing: '',
  'first-letter': 'first letter shown',
  'first-half': 'first half shown',
};

function sourceInWords(source: GapSource): string {
  switch (source.kind) {
    case 'percentage':
      return `${source.percent}% of the words`;
    case 'random':
      if (source.count === allWordsCount) return 'Every word';
      return source.count === 1 ? '1 random word' : `${source.count} random words`;
    case 'partOfSpeech':
      return partOfSpeechNames[source.pos];
    case 'vocabulary':
      return 'The key vocabulary';
    case 'halfWords':
      return 'Every second word';
    case 'chosen':
      return 'Words you chose';
  }
}

export default gapFill;
