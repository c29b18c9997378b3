/**
 * The characters of a password. They exclude letters and digits that look alike on paper: 0 and O; 1, l and
 * I.
 */
const small = 'abcdefghjkmnpqrstuvwxyz';
const large = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/**
 * Generates a password for a pupil's card from at least 10 random bytes, such as `Kumar-4827`. It is easy to
 * read from paper and type on a phone, and satisfies the general password rules. There are 24 · 23^4 · 8^4 =
 * 2^34.7 passwords, and an attacker has five guesses per 15 minutes.
 */
export function pupilPassword(bytes: Uint8Array): string {
  const pick = (letters: string, at: number) => letters[(bytes[at] ?? 0) % letters.length] ?? '';
  const word = pick(large, 0) + [1, 2, 3, 4].map((at) => pick(small, at)).join('');
  const number = [5, 6, 7, 8].map((at) => pick(digits, at)).join('');
  return `${word}-${number}`;
}
