import { fold } from '../../questions/find-in-text.ts';

/**
 * Whether what was typed puts the mistake right. Capitals and punctuation do not count unless the
 * mistake is one of them; accents and letters always do.
 */
export function isCorrection(
  typed: string,
  mistake: { right: string; wrong: string },
  language: string,
): boolean {
  const { right, wrong } = mistake;
  if (fold(right, language) === fold(wrong, language)) return plain(typed) === plain(right);
  return fold(typed, language) === fold(right, language);
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
