import { languageOf } from './languages.ts';

const namesIn = new Map<string, Intl.DisplayNames>();

/**
 * Returns the language's name in `inLanguage`, capitalised for menus. English names come from our own list,
 * so that they are the same in every browser.
 */
export function languageName(code: string, inLanguage = 'en'): string {
  if (inLanguage === 'en') return languageOf(code).name;
  const reader = languageOf(inLanguage).locale;
  const [first = '', ...rest] = languageInSentence(code, reader);
  return first.toLocaleUpperCase(reader) + rest.join('');
}

/**
 * Returns the language's name for a sentence in the language `reader`, a BCP 47 tag: "French", "français".
 */
export function languageInSentence(code: string, reader: string): string {
  const { name, locale } = languageOf(code);
  if (reader.startsWith('en')) return name;
  // Omits the script: returns "Chinese", not "Simplified Chinese".
  const found = namesFor(reader)?.of(locale.split('-')[0] ?? locale);
  return !found || found === code ? name : found;
}

/** Returns the language's own name: "Français", "日本語". */
export function ownLanguageName(code: string): string {
  return languageName(code, code);
}

function namesFor(locale: string): Intl.DisplayNames | undefined {
  const known = namesIn.get(locale);
  if (known) return known;
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    namesIn.set(locale, names);
    return names;
  } catch {
    return undefined; // a stored code that is not a language tag
  }
}
