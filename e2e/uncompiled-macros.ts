import { registerHooks } from 'node:module';

/**
 * Lets walks import lists, such as the routes, from modules with messages. Only a build compiles the macros of messages,
 * and here they would fail as soon as they are imported. Of their words, walks read only messages without gaps, in English.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    isMacro(specifier)
      ? { url: 'uncompiled:macros', format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'uncompiled:macros'
      ? { format: 'module', source: macros, shortCircuit: true }
      : next(url, context),
});

const isMacro = (specifier: string): boolean => /^@lingui\/(?:core|react)\/macro$/.test(specifier);

/** The macros that make a text or an element, and the one that makes a message. */
const texts = ['t', 'plural', 'select', 'selectOrdinal', 'Trans', 'Plural', 'Select'];
const macros = [
  ...texts.map((name) => `export const ${name} = () => '';`),
  `export const msg = (text) => ({ id: '', said: text.message ?? text.join('') });`,
].join('\n');
