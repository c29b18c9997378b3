import type { PartOfSpeech } from './text.ts';

const content: readonly (PartOfSpeech | undefined)[] = [
  'name',
  'adjective',
  'adverb',
  'number',
  'interjection',
];

/**
 * Returns the part of speech of a list entry from those of its words, in order; undefined if they do not
 * determine it. In an entry of several words it is that of the verb (se moquer de, Rad fahren), unless the
 * verb follows a preposition (machine à laver) or an article; otherwise that of the noun, otherwise that of
 * the first content word. For an unknown word, the preceding article or pronoun decides.
 */
export function classOfPhrase(
  classes: readonly (PartOfSpeech | undefined)[],
): PartOfSpeech | undefined {
  const [first] = classes;
  const last = classes.at(-1);
  if (classes.length < 2) return first;
  // à cause de, in front of
  if (first === 'preposition' && last === 'preposition') return first;
  const heads = classes.filter((each, at) => each !== 'verb' || !isPurpose(classes, at));
  const unknown = classes.includes(undefined);
  const nouns = heads.includes('noun');
  if (first !== 'article' && (heads.includes('verb') || (first === 'pronoun' && unknown && !nouns)))
    return 'verb';
  // zu Hause, de temps en temps
  if (first === 'preposition' && nouns) return 'adverb';
  if (nouns || (first === 'article' && (unknown || heads.includes('verb')))) return 'noun';
  return heads.find((each) => content.includes(each)) ?? (unknown ? undefined : last);
}

/**
 * True if the preposition expresses a purpose: salle à manger. At the start it belongs to the verb: to go.
 */
const isPurpose = (classes: readonly (PartOfSpeech | undefined)[], at: number) =>
  at > 1 && classes[at - 1] === 'preposition';
