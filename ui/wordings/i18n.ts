import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { createSpeaker, type Speaker } from '#language/wordings/speaker.ts';
import { storedCorrections } from './stored-corrections.ts';

const locale =
  typeof document === 'undefined' ? sourceLocale : document.documentElement.lang || sourceLocale;
let speaker = createSpeaker(locale, storedCorrections(locale));

/**
 * Says the messages of the page. Lingui's macros call it, so that their call sites need no import. The build has put the
 * wordings of the page's language into its scripts (docs/decisions/0229).
 */
export const i18n: Speaker = {
  get locale() {
    return speaker.locale;
  },
  _: (message) => speaker._(message),
};

/**
 * Calls `work` with another language, for a lesson or a sheet that is not in the language of the page. `work` must not
 * wait for anything, because all other messages would be in this language meanwhile. It does not change what modules said
 * while they were loaded: they must not say what can be in another language.
 */
export function sayIn<Result>(other: Speaker, work: () => Result): Result {
  const own = speaker;
  // `i18n` says what the speaker of the moment says.
  if (other !== i18n) speaker = other;
  try {
    return work();
  } finally {
    speaker = own;
  }
}
