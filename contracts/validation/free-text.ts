import * as z from 'zod/mini';

/**
 * Letters, marks and numbers of any script, white space, any Unicode punctuation and the listed
 * symbols `$ ^ + < > ~` with their full-width forms. The joiners and direction marks stand because
 * Persian, Hindi and mixed-direction lines are misspelt without them; the direction overrides do not.
 */
const strange = /[^\p{L}\p{M}\p{N}\s\p{P}$^+<>~＄＾＋＜＞～\u200c-\u200f\u061c]/u;

/** The first character that free text may not hold (design 10.2), or null when all may stand. */
export function firstStrangeCharacter(text: string): string | null {
  return strange.exec(text)?.[0] ?? null;
}

/** The sentence a person reads about a refused character. Controls are named by their number. */
export function strangeCharacterMessage(character: string): string {
  if (/[\p{C}]/u.test(character)) {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `The hidden character U+${number} cannot be used here. Delete it and type the text again.`;
  }
  return `The character ${character} cannot be used here.`;
}

/** Free text of at most `max` characters (specification 5, amended by design 10.2). */
export function freeText(max: number) {
  return z.string({ error: 'Enter a text.' }).check(
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
    z.superRefine((text, context) => {
      const character = firstStrangeCharacter(text);
      if (character) context.addIssue(strangeCharacterMessage(character));
    }),
  );
}
