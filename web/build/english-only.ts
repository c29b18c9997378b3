import type { Plugin } from 'vite';

/** The words that React Aria's components say to screen readers, in a language that is not English. */
const otherLanguages =
  /\/node_modules\/(?:react-aria|react-stately|react-aria-components|@react-(?:aria|stately)\/[\w-]+)\/.*\/intl\/(?:[\w-]+\/)?(?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Leaves out what components would say in thirty other languages: the product speaks English, so a reader
 * would otherwise hear two languages on one page, and every screen would carry all of them.
 */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (otherLanguages.test(id) ? 'export default undefined;' : null),
  };
}
