import type { Plugin } from 'vite';

/** What Zod says in English about an input that does not fit. */
const words = /\/node_modules\/zod\/v4\/locales\/en\.js$/;

/**
 * Leaves Zod's own sentences out of a page that shows none of them: the lesson only asks whether a stored
 * state fits. They are "Invalid input" there; the messages that we write ourselves stay.
 */
export function withoutSchemaWords(): Plugin {
  return {
    name: 'without-schema-words',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      words.test(id) ? "export default () => ({ localeError: () => 'Invalid input' });" : null,
  };
}
