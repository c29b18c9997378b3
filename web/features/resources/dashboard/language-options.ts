import { languageName, ownLanguageName } from '#language/language-name.ts';
import { languageCodes, languageOf } from '#language/languages.ts';

/** Every language, by its English name, with its own name beside it. */
export const languageOptions = languageCodes
  .map((code) => ({
    value: code,
    label: languageName(code),
    detail: ownLanguageName(code),
    detailLang: languageOf(code).locale,
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
