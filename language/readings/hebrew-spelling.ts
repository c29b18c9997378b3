const clusters = /\P{M}\p{M}*/gu;
/** Points that a ו or a י only repeats: holam, qubuts and the kamatz said o; hiriq, tsere and segol. */
const saidByVav = /[\u05b9-\u05bb\u05c7]/u;
const saidByYod = /[\u05b4-\u05b6]/u;
const kamatz = '\u05b8';
const shva = '\u05b0';
/** Every point and accent; the joining maqaf (U+05BE) is none. */
const point = /[\u0591-\u05bd\u05bf-\u05c7]/u;

/**
 * Whether a reading is the word with its points. Dictionaries leave out the ו and י of the full spelling
 * that a point or their twin says already: בבוקר is בַּבֹּקֶר, ידיים is יָדַיִם, עכשיו is עַכְשָׁו.
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

/** Letters and marks apart, with one sign for the geresh. */
const plain = (text: string) => text.normalize('NFD').replace(/['’]/gu, '׳');

function mayLack(written: readonly string[], at: number, before: string, behind: string): boolean {
  const [previous, letter, next] = [written[at - 1], written[at], written[at + 1]];
  // תוכנית is תָּכְנִית: the kamatz of a closed syllable is said o.
  const closed = before.includes(kamatz) && behind.includes(shva);
  if (letter === 'ו') return saidByVav.test(before) || closed || previous === 'ו';
  if (letter !== 'י') return false;
  return saidByYod.test(before) || previous === 'י' || (before.includes(kamatz) && next === 'ו');
}
