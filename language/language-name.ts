import { languageOf } from './languages.ts';

const namesIn = new Map<string, Intl.DisplayNames>();

/**
 * The language's name as readers of `inLanguage` say it, with a capital first: a menu shows names on
 * their own. English names are our own list, so that they read the same in every browser.
 */
export function languageName(code: string, inLanguage = 'en'): string {
  const { name, locale } = languageOf(code);
  if (inLanguage === 'en') return name;
  const reader = languageOf(inLanguage).locale;
  // Without the script: "Chinese", not "Simplified Chinese".
  const found = namesFor(reader)?.of(locale.split('-')[0] ?? locale);
  if (!found || found === code) return name;
  const [first = '', ...rest] = found;
  return first.toLocaleUpperCase(reader) + rest.join('');
}

/** The language's name in itself: "Français", "日本語". */
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
    return undefined; // a stored code that is no language tag
  }
}
