import { foldVariants } from '../fold-variants.ts';
import { withoutDiacritics } from '../letters.ts';
import type { MarkingLanguage } from '../marking-language.ts';
import { endingSets } from './endings.ts';
import { irregularForms } from './irregular.ts';
import { isGenderEnding, isOfTwoGenders } from './two-genders.ts';
import { areUmlautPlural } from './umlaut-plurals.ts';
import { alsoVerbs, notForms, unlikeWords } from './unlike.ts';

/** Shorter beginnings say nothing; where a set has the bare word, two letters would be a word of their own. */
const shortestStem = { ofWord: 3, ofEndings: 2 } as const;

interface Rules {
  sets: readonly ReadonlySet<string>[];
  /** Each irregular word with the lines it is in. */
  irregular: ReadonlyMap<string, readonly number[]>;
  unlike: ReadonlyMap<string, readonly number[]>;
  verbs: ReadonlyMap<string, readonly number[]>;
  /** Pairs of which one is no word. */
  never: ReadonlyMap<string, readonly number[]>;
}
/** What the articles before two words say of them. */
export interface WordClass {
  /** True where the expected word is behind an article, and so is a noun. */
  isNoun?: boolean;
  /** True where both are. */
  areNouns?: boolean;
}

const read = new Map<string, Rules>();

function rulesOf(code: string): Rules {
  const known = read.get(code);
  if (known) return known;
  const linesOf = (list = '') => list.normalize('NFC').replaceAll('ς', 'σ').trim().split(/\s+/);
  const byWord = (list?: string) => {
    const at = new Map<string, number[]>();
    for (const [line, words] of linesOf(list).entries())
      for (const word of words.split('/')) at.set(word, [...(at.get(word) ?? []), line]);
    return at;
  };
  const rules = {
    sets: linesOf(endingSets[code]).map(
      (line) => new Set(line.split('/').map((ending) => (ending === '-' ? '' : ending))),
    ),
    irregular: byWord(irregularForms[code]),
    unlike: byWord(unlikeWords[code]),
    verbs: byWord(alsoVerbs[code]),
    never: byWord(notForms[code]),
  };
  read.set(code, rules);
  return rules;
}

/** Whether one line has both words. */
const isTogether = (lines: ReadonlyMap<string, readonly number[]>, one: string, other: string) =>
  (lines.get(one) ?? []).some((line) => lines.get(other)?.includes(line));

/** Languages whose plural is an s, so that las libras is no form of el libro where la libra is none. */
const pluralByS = ['en', 'es', 'fr', 'pt'];

/**
 * Whether a list has the two as words that only look like forms of one: le point and la pointe. El cuento
 * and la cuenta are two nouns (`isNoun`), but forms of one verb.
 */
export function areUnlikeWords(
  one: string,
  other: string,
  { code }: MarkingLanguage,
  isNoun = false,
): boolean {
  const { unlike, verbs } = rulesOf(code);
  const isIn = (lines: ReadonlyMap<string, readonly number[]>) => {
    if (isTogether(lines, one, other)) return true;
    const [single, singleOther] = [one, other].map((word) => word.replace(/s$/, ''));
    const differ = pluralByS.includes(code) && single !== singleOther;
    return differ && isTogether(lines, single ?? '', singleOther ?? '');
  };
  return isIn(unlike) && (isNoun || !isIn(verbs));
}

/** Whether lists alone say that two words are forms of one: Mutter and Mütter, wahine and wāhine. */
export const areListedForms = (one: string, other: string, { code }: MarkingLanguage): boolean =>
  isTogether(rulesOf(code).irregular, one, other) || areUmlautPlural(code, one, other);

/**
 * Whether two words are forms of one: its plural, its feminine, another person or tense of the verb. Takes
 * words as they are compared, in lower case. Tells by endings and lists, so that a language without them
 * has no forms; an accent that alone makes the form tells it only where a list has both. Of two nouns,
 * el gato and la gata are forms of one, el brazo and la braza are not.
 */
export function areFormsOfOneWord(
  one: string,
  other: string,
  language: MarkingLanguage,
  { isNoun = false, areNouns = false }: WordClass = {},
): boolean {
  const { code } = language;
  if (one === other) return false;
  if (areListedForms(one, other, language)) return true;
  if (areUnlikeWords(one, other, language, isNoun)) return false;
  const { sets, never } = rulesOf(code);
  if (isTogether(never, one, other)) return false;
  const bare = (word: string) => withoutDiacritics(foldVariants(word, { code }), language);
  const [plainOne, plainOther] = [one, other].map((word) => withoutDiacritics(word, language));
  const differ = bare(one) !== bare(other) && plainOne !== plainOther;
  if (!differ) return isOtherPerson(one, other, code);
  if (areNouns && isGenderEnding(code, one, other) && !isOfTwoGenders(code, one)) return false;
  return sets.some(
    (set) => areWithin(set, one, other) || areWithin(set, plainOne ?? '', plainOther ?? ''),
  );
}

/** mange and mangé, hablo and habló: the accent is the tense or the person. */
const accentForms: Record<string, RegExp> = {
  fr: /^(\p{L}{3,})[eé]$/u,
  es: /^(\p{L}{4,})(?:[oó]|[eé])$/u,
  it: /^(\p{L}{3,})[oò]$/u,
};

function isOtherPerson(one: string, other: string, code: string): boolean {
  const form = accentForms[code];
  const isSameBeginning = one.slice(0, -1) === other.slice(0, -1);
  return form !== undefined && isSameBeginning && form.test(one) && form.test(other);
}

/** Whether two words are one beginning with two endings of a set; accents of the beginning may differ. */
function areWithin(set: ReadonlySet<string>, one: string, other: string): boolean {
  const stem = set.has('') ? shortestStem.ofWord : shortestStem.ofEndings;
  return [...set].some((ending) => {
    if (!one.endsWith(ending)) return false;
    const beginning = one.slice(0, one.length - ending.length);
    return (
      // A kanji is a beginning of its own: 行く, 行きます.
      (beginning.length >= stem || /\p{sc=Han}/u.test(beginning)) &&
      other.startsWith(beginning) &&
      set.has(other.slice(beginning.length))
    );
  });
}
