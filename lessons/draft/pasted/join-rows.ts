import { languageOf } from '#language/languages.ts';

const hyphened = /(?<=[\p{L}\p{M}])[-\u2010־]$/u;
/** Portuguese, Polish and Czech write a hyphen that stands at the end of a row once more on the next. */
const secondHyphen = /^[-\u2010](?=\p{L})/u;

/** Words that part a hyphen from the word it stands for: Vor- und Nachteile. */
const parting: Record<string, string> = {
  en: 'and or to',
  fr: 'et ou',
  es: 'y e o u',
  de: 'und oder bzw sowie bis',
  it: 'e o',
  pt: 'e ou',
  nl: 'en of',
  sv: 'och eller',
  da: 'og eller',
  nb: 'og eller',
  fi: 'ja tai',
  pl: 'i lub',
  cs: 'a nebo',
  hu: 'és vagy',
  ru: 'и или',
  uk: 'і й та або',
};

/**
 * Two rows of a line that was wrapped, as one. A hyphen at the row's end holds the halves of a word
 * together; in German, where compounds have none, it came with the wrapping and goes before a small letter.
 */
export function joinRows(language: string, before: string, row: string): string {
  if (!languageOf(language).spaces) return before + row;
  if (!hyphened.test(before) || partsHyphen(language, row)) return `${before} ${row}`;
  if (language === 'de' && /^\p{Ll}/u.test(row)) return before.replace(hyphened, '') + row;
  return before + row.replace(secondHyphen, '');
}

function partsHyphen(language: string, row: string): boolean {
  const first = /^\p{L}+(?=[.\s]|$)/u.exec(row)?.[0] ?? '';
  return (parting[language] ?? '').split(' ').includes(first) && first !== '';
}
