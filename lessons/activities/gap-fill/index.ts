import { msg, plural, t } from '@lingui/core/macro';
import { partOfSpeechWords } from '#language/text/part-of-speech-words.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { allWordsCount, defaultGapOptions, gapPreferences } from './defaults.ts';
import { gapStart, makeGaps } from './make-gaps.ts';
import { GapOptions, type GapSource, type GapState, stored } from './state.ts';
import { verbParts } from './verb-parts.ts';
import { wordBank } from './word-bank.ts';

/** Words are removed from the text for pupils to fill in. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  Options: GapOptions,
  ...stored,
  defaultOptions: defaultGapOptions,
  usual: gapPreferences,
  missing: () => null,
  make: ({ material: { text, vocabulary }, options, seed }) =>
    makeGaps({ text, vocabulary, options, seed }),
  // Words chosen by hand remain gaps; only the order of the bank changes.
  vary: (state, seed, { text, vocabulary }) =>
    state.edited || state.options.source.kind === 'chosen'
      ? { ...state, seed }
      : makeGaps({ text, vocabulary, options: state.options, seed }),
  sheet: gapSheet,
  summary: gapSummary,
  step: {
    phase: 'receptive',
    usual: 10,
    serves: ['reading', 'vocabulary', 'grammar'],
    aim: msg`Pupils find the missing words from the words around them.`,
    teacher: msg`Give thinking time, take answers, and open the gaps one by one.`,
    pupils: msg`Write the missing words, compare in pairs, then check.`,
    support: msg`Show the word bank and the first letters.`,
    stretch: msg`No word bank; ask why no other word fits.`,
  },
};

/** Summarises which words are gaps and which help is shown, for example "25% of the words · word bank". */
export function gapSummary({ source, contentOnly, bank, start }: GapOptions): string {
  const byNumber = source.kind === 'percentage' || source.kind === 'random';
  const only = contentOnly && byNumber && t`content words only`;
  const pieces = [
    sourceInWords(source),
    only,
    bank && t`word bank`,
    start !== 'nothing' && i18n._(helps[start]),
  ];
  return pieces.filter(Boolean).join(' · ');
}

const helps: Record<Exclude<GapOptions['start'], 'nothing'>, Message> = {
  'first-letter': msg`first letter shown`,
  'first-half': msg`first half shown`,
};

function sourceInWords(source: GapSource): string {
  switch (source.kind) {
    case 'percentage':
      return t`${{ percent: source.percent }}% of the words`;
    case 'random':
      if (source.count === allWordsCount) return t`Every word`;
      return plural({ count: source.count }, { one: '# random word', other: '# random words' });
    case 'partOfSpeech':
      return i18n._(partOfSpeechWords[source.pos].name);
    case 'vocabulary':
      return t`The key vocabulary`;
    case 'halfWords':
      return t`Every second word`;
    case 'chosen':
      return t`Words you chose`;
  }
}

export default gapFill;

/**
 * Returns the text with blanks to write in, its word bank, and the numbered answers; null if there are no
 * gaps.
 */
export function gapSheet(state: GapState, material: LessonMaterial): Sheet | null {
  const { text } = material;
  const gaps = new Set(state.ids);
  const answers: string[] = [];
  const inTwoParts = new Set(
    text.sentences.flatMap((sentence) => [...verbParts(sentence, text.target).keys()]),
  );
  const blocks = textBlocks(material, (token) => {
    if (!gaps.has(token.id)) return { kind: 'words', text: token.text };
    const start = gapStart(text.target, token.text, state.options.start);
    return {
      kind: 'gap',
      answer: token.text,
      number: answers.push(token.text),
      ...(start && { start }),
      ...(inTwoParts.has(token.id) && { hint: t`2 parts` }),
    };
  });
  if (answers.length === 0) return null;
  const words = state.options.bank ? wordBank(state, text).map((word) => word.text) : [];
  return {
    title: t`Fill the gaps`,
    instruction: words.length > 0 ? t`Use the words in the box.` : t`Write the missing words.`,
    blocks: words.length > 0 ? [{ kind: 'bank', language: text.target, words }, ...blocks] : blocks,
    key: answers.map((answer, index) => ({
      kind: 'text',
      language: text.target,
      number: index + 1,
      runs: [{ kind: 'words', text: answer }],
    })),
    marks: answers.length,
  };
}
