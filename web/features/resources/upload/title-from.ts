import { firstStrangeCharacter } from '#contracts/validation/free-text.ts';

const longest = 120;

/** A lesson's name out of a file's: without its ending, with spaces, and without what a name may not hold. */
export function titleFrom(fileName: string): string {
  let title = fileName.normalize('NFC').replace(/\.(?:txt|docx?|text|md)$/iu, '');
  for (
    let strange = firstStrangeCharacter(title);
    strange;
    strange = firstStrangeCharacter(title)
  ) {
    title = title.replaceAll(strange, '');
  }
  const spaced = title.replace(/[_\s]+/gu, ' ').trim();
  return Array.from(spaced).slice(0, longest).join('').trim();
}
