import type { Token } from '#language/text/text.ts';
import { fold } from '../../questions/find-in-text.ts';
import { writtenInKana } from '../../tasks/written-in-kana.ts';

/**
 * Whether what was typed puts the mistake right. Capitals and punctuation do not count unless the
 * mistake is one of them; accents and letters always do. Japanese words may be typed in kana, as in
 * homework, but not where that is how the mistake is written.
 */
export function isCorrection(
  typed: string,
  mistake: { right: string; wrong: string; words?: readonly Token[] },
  language: string,
): boolean {
  const { right, wrong, words = [] } = mistake;
  const said = fold(wrong, language);
  if (fold(right, language) === said) return plain(typed) === plain(right);
  const forms = [right, ...writtenInKana(language, words)].map((form) => fold(form, language));
  return forms.some((form) => form !== said && form !== '' && form === fold(typed, language));
}

/** One shape for apostrophes, hyphens and spaces, whichever keyboard they come from. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘ʼ′`´＇]/gu, "'")
    .replace(/[‐‑–−－]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
