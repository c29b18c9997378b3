import { sourceLocale } from '#language/wordings/interface-languages.ts';
import type { Wordings } from '#language/wordings/speaker.ts';

/** The key in the local storage of the published corrections of a language (docs/decisions/0233). */
export const correctionsKey = (locale: string): string => `wordings:${locale}`;

/**
 * Returns the corrections that an earlier page has stored. None for English, which is corrected in the code. A damaged
 * value is none, and the speaker ignores a damaged wording.
 */
export function storedCorrections(locale: string): Wordings {
  try {
    return locale === sourceLocale
      ? {}
      : (JSON.parse(localStorage.getItem(correctionsKey(locale)) ?? '{}') ?? {});
  } catch {
    return {};
  }
}
