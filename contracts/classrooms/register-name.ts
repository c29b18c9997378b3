/** Scripts in which names start with the surname: Chinese, Japanese and Korean. */
const surnameFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Guesses the surname in a full name: the last word, or the first word in Chinese, Japanese and Korean.
 * Returns null for a name of one word. Teachers can correct the guess.
 */
export function guessSurname(fullName: string): string | null {
  const words = fullName.trim().split(/\s+/);
  if (words.length < 2) return null;
  return (surnameFirst.test(fullName.trim()) ? words[0] : words.at(-1)) ?? null;
}

/** Returns the sort key of a name in a register: the surname, then the full name. */
export const registerName = ({
  fullName,
  surname,
}: {
  fullName: string;
  surname: string | null;
}): string => (surname ? `${surname}, ${fullName}` : fullName);
