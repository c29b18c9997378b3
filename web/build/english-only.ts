import type { Plugin } from 'vite';

/** Screen reader messages of React Aria's components in languages other than English. */
const otherLanguages =
  /\/node_modules\/(?:react-aria|react-stately|react-aria-components|@react-(?:aria|stately)\/[\w-]+)\/.*\/intl\/(?:[\w-]+\/)?(?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Removes the component messages in thirty other languages. The product is in English, so a screen reader
 * would otherwise read two languages on one page, and every screen would load all of them.
 */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (otherLanguages.test(id) ? 'export default undefined;' : null),
  };
}
