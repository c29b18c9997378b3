import type { Side, Token } from './text.ts';

/**
 * Matches a full stop, a colon, a dash or an opening quotation mark, and the characters allowed between it
 * and the word.
 */
const sentenceStart = /[.!?…:«“„"‘—–-][\s'’”»)\]¿¡(]*$/u;

/**
 * True if a sentence or direct speech may start with this word. Its capital then has no meaning. One turn of
 * a dialogue can contain several sentences ("Parfait ! Tu peux entrer.").
 */
export function maySentenceBegin(language: string, side: Side, token: Token): boolean {
  if (side.tokens.find(({ isWord }) => isWord)?.id === token.id) return true;
  const before = side.text.slice(Math.max(0, token.start - 8), token.start);
  // The Greek question mark is a semicolon.
  return sentenceStart.test(language === 'el' ? before.replaceAll(';', '?') : before);
}
