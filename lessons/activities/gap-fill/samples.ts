import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence, type ModelReplyLine } from '#language/text/build-sentence.ts';
import type { PartOfSpeech, Text } from '#language/text/text.ts';
import { activitySamples, wordsOf } from '../activity-samples.ts';
import { gapStart } from './make-gaps.ts';
import { type GapOptions, stored } from './state.ts';
import { wordBank } from './word-bank.ts';

const lines: readonly ModelReplyLine[] = [
  ['', "Aujourd'hui, Marie se lève à 7 h 30.", 'Today Marie gets up at 7.30.'],
  ['', 'Elle mange du pain avec sa sœur.', 'She eats bread with her sister.'],
  ['', "Ensuite, elle va à l'école en bus.", 'Then she goes to school by bus.'],
  ['', 'Les cours de français sont très amusants.', 'The French lessons are great fun.'],
  ['', 'Le soir, elle lit un livre ou elle joue.', 'In the evening she reads a book or plays.'],
];

const tags: Record<string, [PartOfSpeech, string]> = {
  Marie: ['name', 'Marie'],
  lève: ['verb', 'lever'],
  Elle: ['pronoun', 'elle'],
  elle: ['pronoun', 'elle'],
  mange: ['verb', 'manger'],
  pain: ['noun', 'pain'],
  avec: ['preposition', 'avec'],
  sœur: ['noun', 'sœur'],
  va: ['verb', 'aller'],
  école: ['noun', 'école'],
  bus: ['noun', 'bus'],
  cours: ['noun', 'cours'],
  sont: ['verb', 'être'],
  amusants: ['adjective', 'amusant'],
  soir: ['noun', 'soir'],
  lit: ['verb', 'lire'],
  livre: ['noun', 'livre'],
  joue: ['verb', 'jouer'],
};

const languages = { target: 'fr', native: 'en' };

/** A short French text with tags and lemmas, as in a finished resource. */
export const gapFillText: Text = {
  ...languages,
  sentences: lines.map((line, n) => {
    const sentence = buildSentence(`s${n + 1}`, line, languages);
    const marks = sentence.target.tokens.flatMap(({ id, text }) => {
      const [pos, lemma] = tags[text] ?? [];
      return pos ? [{ id, pos, lemma }] : [];
    });
    return { ...sentence, target: applyWords(sentence.target, marks) };
  }),
};

export const gapFillVocabulary = [
  { target: 'la sœur', native: 'sister' },
  { target: 'manger', native: 'to eat' },
  { target: "l'école", native: 'school' },
  { target: 'le chien', native: 'dog' },
];

const plain = {
  firstSentenceWhole: true,
  bank: true,
  distractors: 0,
  lengthClue: false,
  start: 'nothing',
} as const;

/** One example for each menu, and one for the C-test. */
export const gapFillOptions: readonly GapOptions[] = [
  { ...plain, source: { kind: 'random', count: 5 } },
  { ...plain, source: { kind: 'random', count: 1000 }, firstSentenceWhole: false },
  { ...plain, source: { kind: 'percentage', percent: 35 }, distractors: 3 },
  { ...plain, source: { kind: 'partOfSpeech', pos: 'verb' }, start: 'first-letter' },
  { ...plain, source: { kind: 'vocabulary' }, lengthClue: true },
  { ...plain, source: { kind: 'halfWords' }, bank: false, start: 'first-half' },
  { ...plain, source: { kind: 'chosen' } },
];

export default activitySamples(stored, {
  options: gapFillOptions,
  seen: (state, material) => ({
    gaps: wordsOf(state.ids, material),
    starts: wordsOf(state.ids, material).map((word) =>
      gapStart(material.text.target, word, state.options.start),
    ),
    bank: wordBank(state, material.text).map(({ text }) => text),
  }),
});
