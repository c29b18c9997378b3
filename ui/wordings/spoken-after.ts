import { t } from '@lingui/core/macro';

/** Returns words that screen readers add to the words before them: ", found" after a word that was found. */
export const spokenAfter = (words: string): string =>
  t({
    message: `, ${words}`,
    comment: 'Read aloud after other words, such as “found” after a word that was found.',
  });
