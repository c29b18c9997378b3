const [shva, hatafE, hatafA, hatafO] = ['\u05b0', '\u05b1', '\u05b2', '\u05b3'];
const [holam, dagesh, shinDot, sinDot] = ['\u05b9', '\u05bc', '\u05c1', '\u05c2'];
const [patah, qubuts] = ['\u05b7', '\u05bb'];

const vowels: Record<string, string> = {
  [shva]: 'e',
  [hatafE]: 'e',
  [hatafA]: 'a',
  [hatafO]: 'o',
  '\u05b4': 'i',
  '\u05b5': 'e',
  '\u05b6': 'e',
  [patah]: 'a',
  '\u05b8': 'a',
  '\u05c7': 'o',
  [holam]: 'o',
  '\u05ba': 'o',
  [qubuts]: 'u',
};

const consonants: Record<string, string> = {
  א: '',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ch',
  ט: 't',
  י: 'y',
  כ: 'ch',
  ך: 'ch',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: '’',
  פ: 'f',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const hard: Record<string, string> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p' };

/**
 * Modern Hebrew as it is said, from the pointed word: `שָׁלוֹם` -> `shalom`. Undefined for a word
 * without points: its vowels are not written.
 */
export function romaniseHebrew(pointed: string): string | undefined {
  if (!/[\u05b0-\u05bc\u05c7]/u.test(pointed)) return undefined;
  const clusters = pointed.normalize('NFD').match(/[א-ת]\p{M}*|[־-]/gu) ?? [];
  let roman = '';
  let heard = false; // whether the syllable so far has a vowel
  for (const [at, cluster] of clusters.entries()) {
    const letter = cluster.charAt(0);
    const points = cluster.slice(1);
    const last = at === clusters.length - 1;
    const vowel = vowelOf(points, at === 0);
    if (letter === '־' || letter === '-') roman += '-';
    else if (letter === 'ו' && points.includes(holam) && !heard) roman += 'o';
    else if (letter === 'ו' && points === dagesh && !heard) roman += 'u';
    else if (letter === 'י' && points === '' && /[ie]$/u.test(roman)) roman += '';
    else if (letter === 'ה' && points === '' && last) roman += '';
    // A furtive a is said before the throat sound that carries it: רוּחַ ruach.
    else if (last && /[חע]/u.test(letter) && points === patah && /[eiou]$/u.test(roman))
      roman += `a${consonants[letter]}`;
    else roman += soundOf(letter, points) + vowel;
    heard = vowel !== '' && !(letter === 'ו' && points === dagesh);
  }
  return roman.normalize('NFC');
}

function soundOf(letter: string, points: string): string {
  if (letter === 'ש') return points.includes(sinDot) && !points.includes(shinDot) ? 's' : 'sh';
  return (points.includes(dagesh) ? hard[letter] : undefined) ?? consonants[letter] ?? '';
}

/** The shva is heard at the start of a word alone. */
function vowelOf(points: string, starts: boolean): string {
  for (const point of points) {
    const vowel = vowels[point];
    if (vowel !== undefined) return point === shva && !starts ? '' : vowel;
  }
  return '';
}
