import { graphemes } from '#language/graphemes.ts';
import type { Token } from '#language/text/text.ts';
import { reachingOut } from './gap-start.ts';

/** One rung of the hint ladder. */
export interface GapHint {
  kind: 'parts' | 'meaning' | 'first-letter' | 'length' | 'answer';
  /** For the screen; for `length` the number of letters, for `parts` the part that is to be seen. */
  text: string;
}

/** From the mildest hint to the answer (language-rules 1.10). A word without a gloss starts lower. */
export function gapHints(language: string, token: Token, prefix?: Token): GapHint[] {
  const letters = graphemes(token.text);
  const hints: GapHint[] = token.gloss ? [{ kind: 'meaning', text: token.gloss }] : [];
  if (prefix) hints.push({ kind: 'parts', text: prefix.text });
  if (letters.length > 1) {
    hints.push({ kind: 'first-letter', text: reachingOut(language, letters[0] ?? '') });
  }
  hints.push({ kind: 'length', text: String(letters.length) });
  hints.push({ kind: 'answer', text: token.text });
  return hints;
}
