const [shva, hatafE, hatafA, hatafO] = ['\u05b0', '\u05b1', '\u05b2', '\u05b3'];
const [holam, dagesh, shinDot, sinDot] = ['\u05b9', '\u05bc', '\u05c1', '\u05c2'];
const [hiriq, patah, kamatz, kamatzKatan] = ['\u05b4', '\u05b7', '\u05b8', '\u05c7'];
const qubuts = '\u05bb';

const vowels: Record<string, string> = {
  [shva]: 'e',
  [hatafE]: 'e',
  [hatafA]: 'a',
  [hatafO]: 'o',
  [hiriq]: 'i',
  '\u05b5': 'e',
  '\u05b6': 'e',
  [patah]: 'a',
  [kamatz]: 'a',
  [kamatzKatan]: 'o',
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
/** The sign after a letter for a loanword sound: ג׳ירפה jirafa. */
const geresh = '׳';
const borrowed: Record<string, string> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch' };
const hard: Record<string, string> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p' };

/**
 * Common words whose first kamatz is pronounced o. They are listed without dagesh and other dots in their
 * letters. No rule can distinguish them from other words: חָכְמָה is usually chochma ("wisdom"), but could
 * also be the rarer chachma ("she grew wise"), and שָׁמְרָה is shamra.
 */
const saidWithO = [
  'כָל$',
  'חָכְמ[ַָ][הת]',
  'תָכְנ[ִָ]',
  'אָזְנ[ִֵַ]י',
  'מָתְנַי',
  'עָרְמָה',
  'עָצְמ[ַָ][הת]',
  'אָמְנָם',
  'אָמָ(?:ן|נ[ִו])',
  'אָפְנ[ַָ][הת]',
  'חָפְשִי',
  'חָדְש[ִֵ]י',
  'חָמְר[ִֵ]י',
  'שָרָשִים',
  'גָפְרִית',
];
const prefix = 'ו|[ובלכ]ְ|[הבלכ][ַָ]|שֶ|מ[ִֵ]';
const withO = new RegExp(`^((?:${prefix}){0,3})(?:${saidWithO.join('|')})`, 'u');
const dots = /[\u05bc\u05bd\u05c1\u05c2]/gu;

/**
 * Romanises a pointed word as pronounced in Modern Hebrew: `שָׁלוֹם` -> `shalom`. Undefined for a word
 * without points, because its vowels are not written.
 */
export function romaniseHebrew(pointed: string): string | undefined {
  if (!/[\u05b0-\u05bc\u05c7]/u.test(pointed)) return undefined;
  return pointed.normalize('NFD').split(/[־-]/u).map(romaniseWord).join('-').normalize('NFC');
}

function romaniseWord(word: string): string {
  const clusters = withKamatzKatan(clustersOf(word));
  let roman = '';
  let heard = false; // true once the current syllable has a vowel
  for (const [at, cluster] of clusters.entries()) {
    const letter = cluster.charAt(0);
    const points = cluster.slice(1);
    const last = at === clusters.length - 1;
    const vowel = vowelOf(points, at === 0 || secondOfTwo(clusters, at));
    if (letter === 'ו' && points.includes(holam) && !heard) roman += 'o';
    else if (letter === 'ו' && points === dagesh && !heard) roman += 'u';
    else if (letter === 'י' && points === '' && /[ie]$/u.test(roman.slice(-1))) roman += '';
    // The י of the possessive endings for "his" and "to him" is silent: אֵלָיו elav.
    else if (cluster === 'י' && at === clusters.length - 2 && clusters[at + 1] === 'ו' && heard)
      roman += '';
    else if (letter === 'ה' && points === '' && last) roman += '';
    // A furtive a is pronounced before the final guttural: רוּחַ ruach.
    else if (last && furtive.test(cluster) && /[eiou]$/u.test(roman.slice(-1)))
      roman += `a${consonants[letter]}`;
    else roman += soundOf(letter, points) + vowel;
    heard = vowel !== '' && !(letter === 'ו' && points === dagesh);
  }
  return roman;
}

/**
 * Splits a word into letters with their points. A geresh may be typed before or after the points, and is
 * moved to the end.
 */
const clustersOf = (word: string): string[] =>
  (word.match(/[א-ת]\p{M}*(?:[׳'’]\p{M}*)?/gu) ?? []).map((typed) => {
    const plain = typed.replace(/[׳'’]/u, '');
    return plain !== typed && borrowed[typed.charAt(0)] ? plain + geresh : plain;
  });

const furtive = new RegExp(`^(?:[חע]${patah}|ה${patah}${dagesh})$`, 'u');

/**
 * Replaces kamatz with kamatz katan where it is pronounced o, because its syllable is closed and unstressed.
 * The points show this in two cases: before a hataf kamatz (צָהֳרַיִם), and before a shva followed by a
 * dagesh (קָרְבָּן). Elsewhere it depends on the word: listed words have o; all others are read with a, which
 * is more frequent.
 */
function withKamatzKatan(clusters: readonly string[]): string[] {
  const found = withO.exec(clusters.join('').replace(dots, ''));
  const known = found ? (found[1]?.match(/[א-ת]/gu)?.length ?? 0) : -1;
  return clusters.map((cluster, at) => {
    const [next = '', second = ''] = clusters.slice(at + 1, at + 3);
    const throat = next.includes(hatafO) && !(at === 0 && articleBeforeAlef.test(cluster + next));
    const closed = next.includes(shva) && /^[בגדכפת]/u.test(second) && second.includes(dagesh);
    return at === known || throat || closed ? cluster.replace(kamatz, kamatzKatan) : cluster;
  });
}

/**
 * Matches an article before alef. In הָאֳנִיָּה haoniya, the ship, the kamatz belongs to the article and is
 * pronounced a.
 */
const articleBeforeAlef = /^[הבל]\p{M}+א/u;

function soundOf(letter: string, points: string): string {
  if (points.includes(geresh)) return borrowed[letter] ?? '';
  if (letter === 'ש') return points.includes(sinDot) && !points.includes(shinDot) ? 's' : 'sh';
  return (points.includes(dagesh) ? hard[letter] : undefined) ?? consonants[letter] ?? '';
}

/**
 * Returns the vowel that the points represent. A shva is pronounced only at the start of a word and where
 * `secondOfTwo` is true.
 */
function vowelOf(points: string, said: boolean): string {
  for (const point of points) {
    const vowel = vowels[point];
    if (vowel !== undefined) return point === shva && !said ? '' : vowel;
  }
  return '';
}

/**
 * True for a shva that directly follows another shva and precedes a verb ending. This second shva is
 * pronounced: תִּלְמְדוּ tilmedu. In loanwords it is silent (אַנְגְּלִית anglit).
 */
function secondOfTwo(clusters: readonly string[], at: number): boolean {
  if (at < 2) return false;
  const [person = '', first = '', second = '', third = '', ending = ''] = clusters.slice(
    at - 2,
    at + 3,
  );
  const shvas = first.includes(shva) && second.includes(shva);
  return (
    at === clusters.length - 3 &&
    shvas &&
    /^[תינה]/u.test(person) &&
    (ending === `ו${dagesh}` || (ending === 'י' && third.includes(hiriq)))
  );
}

const clusters = /\P{M}\p{M}*/gu;
/**
 * Points that already represent the vowel of the following ו or י. Before ו they are holam, qubuts and the
 * kamatz pronounced o; before י they are hiriq, tsere and segol.
 */
const saidByVav = /[\u05b9-\u05bb\u05c7]/u;
const saidByYod = /[\u05b4-\u05b6]/u;
const hebrewSpellingKamatz = '\u05b8';
const hebrewSpellingShva = '\u05b0';
/**
 * Matches all points and accents, but not the maqaf (U+05BE), a hyphen whose code point lies between theirs.
 */
const point = /[\u0591-\u05bd\u05bf-\u05c7]/u;

/**
 * True if a reading is the word with points. Dictionaries omit a ו or י of the full spelling if a point
 * already represents it, or if it is doubled: בבוקר is בַּבֹּקֶר, ידיים is יָדַיִם, עכשיו is עַכְשָׁו.
 */
export function isPointedForm(word: string, reading: string): boolean {
  if (!point.test(reading.normalize('NFD'))) return false;
  const written = Array.from(plain(word).replace(/\p{M}/gu, ''));
  let at = 0;
  let before = '';
  for (const [cluster] of plain(reading).matchAll(clusters)) {
    while (at < written.length && written[at] !== cluster.charAt(0)) {
      if (!mayLack(written, at, before, cluster)) return false;
      at += 1;
    }
    if (at >= written.length) return false;
    at += 1;
    before = cluster;
  }
  return at === written.length;
}

/** Decomposes letters and diacritics, and converts every geresh to the same character. */
const plain = (text: string) => text.normalize('NFD').replace(/['’]/gu, '׳');

function mayLack(written: readonly string[], at: number, before: string, behind: string): boolean {
  const [previous, letter, next] = [written[at - 1], written[at], written[at + 1]];
  // With points, the full spelling תוכנית is תָּכְנִית: the kamatz of a closed syllable is pronounced o, so
  // it can replace ו.
  const closed = before.includes(hebrewSpellingKamatz) && behind.includes(hebrewSpellingShva);
  if (letter === 'ו') return saidByVav.test(before) || closed || previous === 'ו';
  if (letter !== 'י') return false;
  return (
    saidByYod.test(before) ||
    previous === 'י' ||
    (before.includes(hebrewSpellingKamatz) && next === 'ו')
  );
}
