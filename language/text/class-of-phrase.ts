import type { PartOfSpeech } from './text.ts';

const content: readonly (PartOfSpeech | undefined)[] = [
  'name',
  'adjective',
  'adverb',
  'number',
  'interjection',
];

/**
 * Returns the part of speech of an entry from those of its words, in order; undefined if they do not
 * determine it. The verb is the head of several words (se moquer de, Rad fahren), unless it follows a
 * preposition (machine à laver) or an article; otherwise the noun, otherwise the first content word. For an
 * unknown word, the preceding article or pronoun decides.
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

/** True for a purpose: salle à manger. A leading preposition belongs to the verb: to go. */
const isPurpose = (classes: readonly (PartOfSpeech | undefined)[], at: number) =>
  at > 1 && classes[at - 1] === 'preposition';
