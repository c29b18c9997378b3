import { createSpeaker, type Speaker } from '#language/wordings/speaker.ts';

/**
 * Says the messages of the page. Lingui's macros call it, so that their call sites need no import. The build has put the
 * wordings of the page's language into its scripts (docs/decisions/0229).
 */
export const i18n: Speaker = createSpeaker(
  typeof document === 'undefined' ? 'en-GB' : document.documentElement.lang || 'en-GB',
);
