import type { PartOfSpeech } from './text.ts';

/**
 * One-letter codes for the model's replies. They are short because every output token costs time and money.
 */
export const codeOfPartOfSpeech = {
  noun: 'N',
  name: 'P',
  verb: 'V',
  adjective: 'A',
  adverb: 'D',
  pronoun: 'R',
  preposition: 'E',
  conjunction: 'C',
  article: 'T',
  number: 'M',
  interjection: 'I',
  particle: 'K',
  measure: 'W',
  other: 'X',
} as const satisfies Record<PartOfSpeech, string>;

export function isPartOfSpeech(value: unknown): value is PartOfSpeech {
  return typeof value === 'string' && Object.hasOwn(codeOfPartOfSpeech, value);
}

/** All parts of speech, in menu order. */
export const partsOfSpeech = Object.keys(codeOfPartOfSpeech).filter(isPartOfSpeech);

const byCode: ReadonlyMap<string, PartOfSpeech> = new Map(
  partsOfSpeech.map((part) => [codeOfPartOfSpeech[part], part]),
);

/** The 17 universal tags, mapped to the learner's tag set (language-rules 1). */
const byUniversalTag: ReadonlyMap<string, PartOfSpeech> = new Map([
  ['NOUN', 'noun'],
  ['PROPN', 'name'],
  ['VERB', 'verb'],
  ['AUX', 'verb'],
  ['ADJ', 'adjective'],
  ['ADV', 'adverb'],
  ['PRON', 'pronoun'],
  ['ADP', 'preposition'],
  ['SCONJ', 'conjunction'],
  ['CCONJ', 'conjunction'],
  ['DET', 'article'],
  ['NUM', 'number'],
  ['INTJ', 'interjection'],
  ['PART', 'particle'],
  ['PUNCT', 'other'],
  ['SYM', 'other'],
  ['X', 'other'],
]);

/** Languages in which teachers call the words that express case particles, not prepositions. */
const callsThemParticles = new Set(['ja', 'ko']);

/**
 * Parses a code or a universal tag. Any other text becomes `other`, so that one invalid tag does not
 * invalidate a reply.
 */
export function parsePartOfSpeech(tag: string, language = ''): PartOfSpeech {
  const clean = tag.trim().toUpperCase();
  const found = byCode.get(clean) ?? byUniversalTag.get(clean) ?? 'other';
  return found === 'preposition' && callsThemParticles.has(language) ? 'particle' : found;
}
