import { isArticle, procliticArticle } from './articles.ts';

/**
 * Patterns for `word/ending` entries. In these, the tail after the slash can be an ending although it is also
 * a word. No pattern matches aller/se.
 */
const endingsFor: Record<string, RegExp> = {
  fr: /(?:l\/le|n\/ne|t\/te|(?:[sx]|eur)\/se)$/,
  es: /(?:(?:[oenlsz]|or)\/a|[ao]\/os?|[^aeiouáéíóú]\/es|[edsn]\/esa)$/,
  pt: /(?:(?:[oelsz]|or)\/as?|[aeo]s?\/os?)$/,
  it: /(?:[aio]|(?<![aei]r)e|iere)\/[aeio]$/,
  ro: /(?:ă\/[ae]|[^aăâeiîou]\/[aei])$/,
  de: /^\p{Lu}\p{L}{3,}\/in$/u,
  nl: /[^aeious]\/in$/,
  pl: /[^cć]\/[ai]$/,
  cs: /[^t]\/a$/,
  ru: /(?:[^ьи]\/[аоя]|[иоы]й\/ее)$/,
  uk: /(?:[^и]\/[ая]|й\/[іє])$/,
  el: /(?:ς\/[ηή]|[αάηή]ς?\/ο)$/,
  la: /(?:[eiu][rs]|[nr])\/(?:a|e|i|is)$/,
};

/**
 * Words that can follow a noun with its ending (profesor/a de inglés). Omits the link word that itself looks
 * like the ending.
 */
const linkWords: Record<string, string> = {
  fr: "de du des en à au qui que est pour avec dans d'",
  es: 'de del en con para por que sin',
  pt: 'de do da dos das em no na com para por que',
  it: 'di del della dei in con per che da',
  ro: 'de din cu pentru',
  de: 'für von vom aus mit bei an am in im ins zu zum zur',
  nl: 'van voor uit met op in',
  pl: 'z ze w we na do od',
  cs: 'z ze v ve na do od',
  ru: 'из в на с по от',
  uk: 'з із в у на до від',
  el: 'του της των σε από με στο στη στην',
};

/** Conjunctions that look like endings and may be followed by a preposition (di giorno/e di notte). */
const conjunctions = new Set(['e', 'o', 'i', 'а', 'і', 'ή']);

const possessives = new Set(
  'mi tu su mis tus sus nuestro nuestra mio mia tuo tua suo sua meu minha seu sua'.split(' '),
);

/** A small word after a slash (`tail`), with the text before and after it. */
export interface SmallWord {
  before: string;
  word: string;
  tail: string;
  behind: string;
  /** True if another word of the entry has endings or articles. */
  besideEndings: boolean;
}

/**
 * Returns the possible interpretations of a tail, most likely first. The tail may be an ending (hermano/a
 * mayor means hermana mayor) or the first word of a second wording (la poste/le bureau de poste is two
 * entries). If the context is ambiguous, returns both interpretations.
 */
export function interpretSmallWord(language: string, small: SmallWord): ('endings' | 'words')[] {
  const { before, word, tail, behind, besideEndings } = small;
  if (!endingsFor[language]?.test(`${word}/${tail}`)) return ['words'];
  if (besideEndings) return ['endings'];
  const links = linkWords[language]?.split(' ') ?? [];
  const [next = ''] = /\p{L}+['’]?/u.exec(behind.toLowerCase()) ?? [];
  if (links.includes(next.replace('’', "'")) && !conjunctions.has(tail)) return ['endings'];
  const words = before.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  // se laver/se doucher, le portable/le téléphone: both sides of the slash start with the same kind of word.
  const isParallel =
    words.includes(tail) ||
    (isArticle(language, tail) && isArticle(language, first || procliticArticle(language, word)));
  // al cine/a la playa: an article follows, so "a" is a preposition. In "Lehrer/in der Schule", the article
  // proves nothing, because "in" may still be an ending.
  const isPreposition = tail !== 'in' && (isArticle(language, next) || possessives.has(next));
  // en coche/a pie, im Bett/in der Schule: both are adverbials of manner, place or time.
  const isAdverbial = links.includes(words.at(-1) ?? '');
  if (isParallel || isPreposition || isAdverbial) return ['words'];
  const isNoun = words.every((each) => isArticle(language, each));
  return isNoun ? ['endings', 'words'] : ['words', 'endings'];
}
