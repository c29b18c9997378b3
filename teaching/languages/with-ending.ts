/** What of a word gives way to which ending: alt|o to a, nov|ый to ая, acti|f to ve. */
const givesWay: Record<string, RegExp> = {
  fr: /(?:e\/(?=[aei])|f\/(?=ve)|x\/(?=se)|eur\/(?=rice))/u,
  es: /(?:[ao]s?|e)\/(?=[aeio])/u,
  pt: /(?:(?:[ao]s?|e)\/(?=[aeio])|ão\/(?=[ãõ]))/u,
  it: /[aeio]\/(?=[aeio])/u,
  ro: /[ăe]\/(?=[aei])/u,
  de: /e\/(?=[ei])/u,
  sv: /[ae]\/(?=[aeo])/u,
  da: /e\/(?=[ae])/u,
  nb: /e\/(?=[ae])/u,
  pl: /[aiy]\/(?=[aeiy])/u,
  cs: /[aeýí]\/(?=[aáeéyíi])/u,
  ru: /(?:[ыио]й\/(?=[аяоеыи])|ец\/(?=[кя])|[аояь]\/(?=[аоеыияь]))/u,
  uk: /(?:[иі]й\/(?=[аеіяє])|ець\/(?=[кя])|[аояь]\/(?=[аеиіяє]))/u,
  el: /[αάοόηή]ς?\/(?=[αάεέηήιίοόου])/u,
  la: /(?:[uio]s|um|[ae])\/(?=[aeiou])/u,
};

/** Languages whose longer endings repeat a letter of the word: boulang-er/-ère, ac-teur/-trice. */
const overlapping = new Set('fr es pt it ro pl cs ru uk el la'.split(' '));

/** The word with its other ending: (alto, a) alta, (actif, -ive) active, (Kollege, in) Kollegin. */
export function withEnding(language: string, word: string, tail: string): string {
  const ending = tail.replace(/^\P{L}/u, '');
  // inglés/a: the accent of Spanish and Portuguese goes with the stress.
  const stressed = (language === 'es' || language === 'pt') && /^[aeo]/u.test(ending);
  const stem = stressed ? word.replace(/[áéíóúâêô](?=[ns]$)/u, (vowel) => plain(vowel)) : word;
  const joint = `${stem}/${ending}`;
  const given = givesWay[language];
  if (given?.test(joint)) return joint.replace(given, '');
  const at = plain(word).lastIndexOf(plain(ending).charAt(0));
  const overlaps = overlapping.has(language) && ending.length > 2 && at > word.length - 5;
  return (overlaps && at > 0 ? word.slice(0, at) : stem) + ending;
}

/** Letter by letter without accents, as long as before. */
const plain = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD').charAt(0)).join('');
