import type { PartOfSpeech } from './text.ts';

const content: readonly (PartOfSpeech | undefined)[] = [
  'name',
  'adjective',
  'adverb',
  'number',
  'interjection',
];

/**
 * The class of an entry out of those of its words, in their order; undefined where they do not tell. Of
 * several words the verb is the head (se moquer de, Rad fahren), but none behind a preposition (machine à
 * laver) or an article; else the noun, else the first word with a meaning of its own. Of a word that is not
 * known, the article or the pronoun in front tells.
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

/** What something is for: salle à manger. A preposition that comes first is the verb's own: to go. */
const isPurpose = (classes: readonly (PartOfSpeech | undefined)[], at: number) =>
  at > 1 && classes[at - 1] === 'preposition';
