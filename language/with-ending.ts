/** What of a word gives way to which ending: alt|o to a, nov|ый to ая, acti|f to ve, danseu|r to se. */
const givesWay: Record<string, RegExp> = {
  fr: /(?:e\/(?=[aei])|f\/(?=ve)|x\/(?=se|sse|ce)|(?<=eu)r\/(?=se$)|eur\/(?=rice)|(?<!gre)c\/(?=que))/u,
  es: /(?:(?:[ao]s?|e)\/(?=[aeio])|es\/(?=as$)|z\/(?=ces))/u,
  pt: /(?:es\/(?=as$)|(?:[ao]s?|e)\/(?=[aeio])|ão\/(?=[ãõo])|ô\/(?=ó))/u,
  it: /o(?=re\/ice)|(?:tore\/(?=trice)|ore\/(?=rice)|[aeio]\/(?=[aeio]))/gu,
  ro: /[ăe]\/(?=[aei])/u,
  de: /e\/(?=[ei])/u,
  // groot/e is grote: an open syllable has one vowel.
  nl: /([aeou])(?=\1[^aeioufsw]\/e)|\//gu,
  sv: /[ae]\/(?=[aeo])/u,
  da: /e\/(?=[ae])/u,
  nb: /e\/(?=[ae])/u,
  pl: /(?:[aiy]\/(?=[aeiy])|[ae]?k\/(?=ka)|k\/(?=czk))/u,
  cs: /[aeýí]\/(?=[aáeéyíi])/u,
  ru: /(?:(?<=долж|нуж|соглас|голод|свобод)е(?=н\/[аоы])|(?<=[жсд]ен)\/(?=[аоы])|к\/(?=ца)|[ыио]й\/(?=[аяоеыи])|ец\/(?=[кя])|[аояь]\/(?=[аоеыияь]))/gu,
  uk: /(?:[иі]й\/(?=[аеіяє])|ець\/(?=[кя])|[аояь]\/(?=[аеиіяє]))/u,
  el: /[αάοόηή]ς?\/(?=[αάεέηήιίοόου])/u,
  la: /(?:[uio]s|um|[ae])\/(?=[aeiou])/u,
};

/** Languages whose longer endings repeat a letter of the word: boulang-er/-ère, ac-teur/-trice. */
const overlapping = new Set('fr es pt it ro pl cs ru uk el la'.split(' '));

/** The word with its other ending: (alto, a) alta, (actif, -ive) active, (Kollege, in) Kollegin. */
export function withEnding(language: string, word: string, tail: string): string {
  const ending = tail.replace(/^\P{L}/u, '');
  // inglés/a: the accent of Spanish and Portuguese goes with the stress; that of país parts two vowels.
  const stressed = (language === 'es' || language === 'pt') && /^[aeo]/u.test(ending);
  const stem = stressed
    ? word.replace(/(?:[áéóâêô]|(?<![aeo])[íú])(?=[ns]$)/u, (vowel) => plain(vowel))
    : word;
  // Two letters in common say more than one: amico, -ica and signore, -ora.
  const alike = overlapAt(language, stem, ending, 2);
  if (alike > 0) return stem.slice(0, alike) + ending;
  const joint = `${word}/${ending}`.replace(givesWay[language] ?? '', '');
  if (!joint.includes('/')) return joint;
  const at = overlapAt(language, stem, ending, 1);
  return (at > 0 ? stem.slice(0, at) : stem) + ending;
}

/**
 * Where a word has the first letters of its ending, `most` of them, among its last, from which it is
 * repeated; -1 where it has not. Italian words are so long that more is chance: professore, -ssa.
 */
function overlapAt(language: string, word: string, ending: string, most: number): number {
  if (!overlapping.has(language)) return -1;
  const [own, begins] = [plain(word), plain(ending).slice(0, most)];
  // chico, -ca: a last syllable that is written anew.
  const renews = /^[^aeiou][aeio]s?$/u.test(ending) && /[aeo]$/u.test(word);
  if (renews && language !== 'fr' && own.at(-2) === begins.charAt(0)) return word.length - 2;
  const at = own.lastIndexOf(begins);
  return ending.length > 2 && at >= word.length - (language === 'it' ? 3 : 4) ? at : -1;
}

/** Letter by letter without accents, as long as before. */
const plain = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD').charAt(0)).join('');
