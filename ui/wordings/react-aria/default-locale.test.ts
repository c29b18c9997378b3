import { expect, test, vi } from 'vitest';
import {
  directionOf,
  interfaceLocales,
  pseudoLocales,
} from '#language/wordings/interface-languages.ts';

/** Loads the module as a page in a language does. */
async function localeOfPage(lang: string, dir: string): Promise<unknown> {
  vi.stubGlobal('document', { documentElement: { lang, dir } });
  const module = `./default-locale.ts?page=${lang}`;
  const { getDefaultLocale } = await import(/* @vite-ignore */ module);
  return getDefaultLocale();
}

test.each([...interfaceLocales, ...pseudoLocales])(
  'takes over the page’s language %s',
  async (lang) => {
    const direction = directionOf(lang);
    expect(await localeOfPage(lang, direction)).toEqual({ locale: lang, direction });
    expect(() => new Intl.Collator(lang, { usage: 'search' })).not.toThrow();
    expect(() => new Intl.ListFormat(lang)).not.toThrow();
  },
);

test('writes from left to right if the page declares no direction', async () => {
  expect(await localeOfPage('en', '')).toEqual({ locale: 'en', direction: 'ltr' });
});
