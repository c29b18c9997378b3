/** Scripts whose names are written with the surname first: Chinese, Japanese and Korean. */
const surnameFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The surname in a full name that nobody has told apart: its last word, in Chinese, Japanese and Korean
 * its first. Null for a name of one word. A teacher can put it right.
 */
export function guessSurname(fullName: string): string | null {
  const words = fullName.trim().split(/\s+/);
  if (words.length < 2) return null;
  return (surnameFirst.test(fullName.trim()) ? words[0] : words.at(-1)) ?? null;
}

/** What a name is sorted by in a register: the surname, then the whole name. */
export const registerName = ({
  fullName,
  surname,
}: {
  fullName: string;
  surname: string | null;
}): string => (surname ? `${surname}, ${fullName}` : fullName);
