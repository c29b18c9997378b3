/** Endings that lists hang on a word with a bare stroke (alto/a, Lehrer/in): no words to be looked for. */
const endings: Record<string, string> = {
  en: 's es',
  fr: 'e s es x ne nne le lle te tte se sse esse ère ière ve ive euse rice trice enne ienne onne elle che',
  es: 'a o as os s es ora oras esa isa ina triz',
  pt: 'a o as os s es ã ora eira esa isa eia ona triz',
  it: 'a o e i ssa essa ice trice',
  ro: 'ă a e i oare oasă',
  de: 'e en er es n r s in innen',
  nl: 'e s in ster',
  sv: 't a na',
  da: 't e a',
  nb: 't e a',
  pl: 'a e y i ka',
  cs: 'á é í a ka',
  ru: 'а о ы ая яя ое ее ые ие ка ница',
  uk: 'а е і я є ка ниця',
  el: 'α ά η ή ο ό ια ιά τρια',
  la: 'a ae e i is um us',
};

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

/**
 * Whether what follows a stroke is an ending of the word before it. A hyphen says so in any language;
 * without one it is a known ending, shorter than its word: sí/no and auf/in are two words each.
 */
export function isEnding(language: string, word: string, tail: string): boolean {
  if (/^[-‐‑~]\p{L}{1,6}$/u.test(tail)) return true;
  // "in" is a word of its own as well, which other short words stand beside.
  const least = tail.startsWith('in') ? 4 : Math.max(2, tail.length);
  return word.length >= least && (endings[language]?.split(' ').includes(tail) ?? false);
}

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
