import type { PartOfSpeech } from './text.ts';

const content: readonly (PartOfSpeech | undefined)[] = [
  'name',
  'adjective',
  'adverb',
  'number',
  'interjection',
];

/**
 * Returns the part of speech of a list entry, determined from the parts of speech of its words, in order;
 * undefined if they do not determine it. An entry of several words is a verb if it contains a verb (se moquer
 * de, Rad fahren), unless this verb follows a preposition (machine à laver) or an article. Otherwise it has
 * the class of its noun or, without a noun, of its first content word. The class of an unknown word is
 * derived from the article or pronoun before it.
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
 * True if the preposition expresses a purpose (salle à manger). False for a preposition at the start, which
 * belongs to the verb: to go.
 */
const isPurpose = (classes: readonly (PartOfSpeech | undefined)[], at: number) =>
  at > 1 && classes[at - 1] === 'preposition';
