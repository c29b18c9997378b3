/** No letter or digit that is taken for another on paper: no 0 and O, no 1, l and I. */
const small = 'abcdefghjkmnpqrstuvwxyz';
const large = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

/**
 * A password for a pupil's card out of random bytes (at least 10): `Kumar-4827`-like, to be read off
 * paper and typed on a phone, and within the rule for all passwords. There are 24 · 23^4 · 8^4 = 2^34.7 of
 * them, for five guesses in a quarter of an hour.
 */
export function pupilPassword(bytes: Uint8Array): string {
  const pick = (letters: string, at: number) => letters[(bytes[at] ?? 0) % letters.length] ?? '';
  const word = pick(large, 0) + [1, 2, 3, 4].map((at) => pick(small, at)).join('');
  const number = [5, 6, 7, 8].map((at) => pick(digits, at)).join('');
  return `${word}-${number}`;
}
