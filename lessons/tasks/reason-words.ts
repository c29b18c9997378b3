import { t } from '@lingui/core/macro';
import type { ItemVerdict } from '#contracts/homework/task-mark.ts';
import { articlesLike } from '#language/articles.ts';
import type { DiffPiece, MarkingReason } from '#language/marking/marking-item.ts';
import { markingLanguage } from '#language/marking/marking-language.ts';
import {
  articlesIn,
  genderOf,
  gendersLike,
  hasNamelessGenders,
} from '#language/marking/noun-parts.ts';
import { orList, plainList } from '#ui/wordings/lists.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';

interface Reasons {
  verdict: ItemVerdict;
  reasons?: readonly MarkingReason[] | undefined;
  /** The right answer, quoted in the sentences about articles. */
  expected?: string;
  given?: string;
}

/**
 * Values that a sentence may mention: the language, such as "French", and the articles of both
 * answers.
 */
interface Named {
  language: string;
  code: string;
  expected: string;
  given: string;
}

/** The explanation of each reason, written for a pupil of 13: friendly and specific. */
const words: Record<MarkingReason, (named: Named) => string> = {
  punctuation: () => t`Look at the full stops, commas and apostrophes.`,
  case: () => t`Check capital letters.`,
  'noun-capital': ({ language }) => t`In ${language}, nouns take a capital letter.`,
  spacing: () => t`Look at the spaces between the words.`,
  accent: ({ language, code }) =>
    code === 'de'
      ? t`Check the dots on ä, ö and ü: they are part of the word in German.`
      : t`Check the accents: they are part of the word in ${language}.`,
  variant: () => t`This is another way of writing it.`,
  kana: () => t`The sounds are right, but use the other kana.`,
  tone: () => t`The letters are right, but the tone isn’t.`,
  typo: () => t`There is a small slip in the spelling.`,
  article: (named) => {
    const articles = articlesOf(named);
    return articles ? t`Check the article (${articles}).` : t`Check the article.`;
  },
  'missing-article': (named) => {
    const articles = articlesOf(named);
    return articles ? t`The article is missing (${articles}).` : t`The article is missing.`;
  },
  'extra-article': () => t`The article is not needed here.`,
  elision: () => t`Before a vowel, the little word is shortened with an apostrophe.`,
  gender: (named) => genderWords(named),
  form: () => t`The right word, but in the wrong form.`,
  figures: () => t`Write the number in words.`,
  'other-word': ({ language }) => t`What you wrote is a different word in ${language}.`,
  letters: ({ language }) => t`In ${language}, a letter with a mark is a different letter.`,
  misspelt: () => t`Close, but some letters are wrong.`,
  'missing-word': () => t`A word is missing.`,
  'extra-word': () => t`There is one word too many.`,
  different: () => t`That’s not the word we’re looking for.`,
  'in-part': () => t`Some of the words are right, but not all of them.`,
  empty: () => t`You didn’t write anything here.`,
};

/** Returns the expected and the typed article where they first differ. */
function ownArticle({ code, expected, given }: Named): { own: string; other: string } {
  const [wanted, typed] = [articlesIn(expected, code), articlesIn(given, code)];
  const at = wanted.findIndex((article, place) => article !== '' && article !== typed[place]);
  return { own: wanted[at] ?? '', other: typed[at] ?? '' };
}

/** Returns the articles that may be meant, "le, la, l’, les"; empty for a language without articles. */
const articlesOf = (named: Named): string =>
  plainList(articlesLike(named.code, ownArticle(named).own));

/** Returns a sentence such as "Check le or la: this noun is feminine." */
function genderWords(named: Named): string {
  const { own } = ownArticle(named);
  const choice = gendersLike(named.code, own);
  if (choice.length === 0) return t`Check the gender of the noun.`;
  const articles = orList(choice);
  switch (genderOf(named.code, own)) {
    case 'masculine':
      return t`Check ${articles}: this noun is masculine.`;
    case 'feminine':
      return t`Check ${articles}: this noun is feminine.`;
    case 'neuter':
      return t`Check ${articles}: this noun is neuter.`;
    case 'masculine or neuter':
      return t`Check ${articles}: this noun is masculine or neuter.`;
  }
  return hasNamelessGenders(named.code)
    ? t`Check ${articles}: this noun takes ${own}.`
    : t`Check ${articles}.`;
}

/**
 * Reasons that say which word was typed. Additional comments on the word's spelling or form would only
 * distract.
 */
const whichWord: readonly MarkingReason[] = ['different', 'other-word', 'letters', 'misspelt'];
const howMany: readonly MarkingReason[] = ['missing-word', 'extra-word'];

/**
 * Selects the reasons that help the pupil. For a wrong answer, returns the reasons about the number of words;
 * if there are none, the reason that says which word was typed; if there is none, all reasons. For any other
 * verdict, returns all reasons, but `different` only if it is the only reason.
 */
function toldOf(verdict: ItemVerdict, reasons: readonly MarkingReason[]): readonly MarkingReason[] {
  if (verdict !== 'wrong')
    return reasons.filter((reason) => reason !== 'different' || reasons.length === 1);
  const counts = reasons.filter((reason) => howMany.includes(reason));
  if (counts.length > 0) return counts;
  const which = reasons.find((reason) => whichWord.includes(reason));
  return which ? [which] : reasons;
}

/**
 * Explains a verdict to the pupil in sentences. A right answer has no reason, or only a note that the
 * difference costs no marks. Every other answer has at least one reason.
 */
export function reasonWords(
  { verdict, reasons = [], expected = '', given = '' }: Reasons,
  language: string,
): string[] {
  const { code } = markingLanguage(language);
  const told = toldOf(verdict, reasons);
  const sentences = [
    ...new Set(
      told.map((reason) =>
        words[reason]({ language: nameOfLanguage(language), code, expected, given }),
      ),
    ),
  ];
  return verdict === 'right' && sentences.length > 0
    ? [...sentences, t`No marks lost.`]
    : sentences;
}

/**
 * Reasons that go beyond a spelling slip. For another word, form, article or number, the pupil sees whole
 * words instead of a diff.
 */
const notOfLetters: readonly MarkingReason[] = [
  'article',
  'missing-article',
  'gender',
  'form',
  'figures',
  'other-word',
  'missing-word',
  'extra-word',
  'different',
  'in-part',
];

/**
 * True if a letter-by-letter diff helps: the answer has only slips, at least half of the expected letters are
 * in place, and at least half of the typed letters belong to the answer. If two words have little in common
 * (la, zazou), they are shown next to each other instead.
 */
export function isNearDiff(
  diff: readonly DiffPiece[],
  reasons: readonly MarkingReason[] = [],
): boolean {
  if (reasons.some((reason) => notOfLetters.includes(reason))) return false;
  const same = diff.filter(({ kind }) => kind === 'same');
  const longer = Math.max(letters(diff, 'expected'), letters(diff, 'typed'));
  return same.length < diff.length && letters(same, 'expected') * 2 >= longer;
}

const letters = (pieces: readonly DiffPiece[], side: 'expected' | 'typed') =>
  pieces.reduce((sum, piece) => sum + [...piece[side]].length, 0);
