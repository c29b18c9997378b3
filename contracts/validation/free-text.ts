import * as z from 'zod/mini';

/**
 * Matches every character except letters, diacritics and numbers of any script, white space, Unicode
 * punctuation, and the symbols `$ ^ + < > ~` with their full-width forms. Joiners and direction marks are
 * allowed because Persian, Hindi and mixed-direction lines need them for correct spelling. Direction
 * overrides are not allowed.
 */
const strange = /[^\p{L}\p{M}\p{N}\s\p{P}$^+<>~＄＾＋＜＞～\u200c-\u200f\u061c]/u;

/** Returns the first character that is not allowed in free text (design 10.2), or null if all are allowed. */
export function firstStrangeCharacter(text: string): string | null {
  return strange.exec(text)?.[0] ?? null;
}

/** Returns the error message for a rejected character. It identifies control characters by code point. */
export function strangeCharacterMessage(character: string): string {
  if (/[\p{C}]/u.test(character)) {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `The hidden character U+${number} cannot be used here. Delete it and type the text again.`;
  }
  return `The character ${character} cannot be used here.`;
}

/** Free text of at most `max` characters (specification 5, amended by design 10.2). */
export function freeText(max: number) {
  return z.string({ error: 'Enter some text.' }).check(
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
    z.superRefine((text, context) => {
      const character = firstStrangeCharacter(text);
      if (character) context.addIssue(strangeCharacterMessage(character));
    }),
  );
}
