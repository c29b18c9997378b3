import { foldWord } from '#language/fold-word.ts';
import { withoutDiacritics } from '#language/marking/letters.ts';
import { markingLanguage } from '#language/marking/marking-language.ts';
import { slipsBetween } from '#language/marking/typo-distance.ts';
import type { Token } from '#language/text/text.ts';

/**
 * Whether the meaning of a word shows how it is written: *piano* of piano, *important* of importants. As a
 * help it would be the answer.
 */
export function revealsAnswer(
  language: string,
  { text, lemma, gloss }: Pick<Token, 'text' | 'lemma' | 'gloss'>,
): boolean {
  const lettersOf = (word: string) => [
    ...withoutDiacritics(foldWord(language, word), markingLanguage(language)),
  ];
  const forms = [text, lemma ?? text].map(lettersOf);
  return (gloss ?? '').split(/[\s,;/()]+/u).some((word) => {
    const letters = lettersOf(word);
    const most = Math.min(2, Math.floor(letters.length / 4));
    return letters.length > 0 && forms.some((form) => slipsBetween(form, letters, most) !== null);
  });
}
