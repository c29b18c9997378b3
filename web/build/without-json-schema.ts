import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What makes JSON schemas of Zod's; Workers ask models with them, and no page does. */
const writers = /\/node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};$/gm;

/**
 * Leaves the writing of JSON schemas out of the site: the methods of a schema hold on to it, so that a
 * bundler cannot see that nobody calls them, and every screen with a schema would carry it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!writers.test(id)) return null;
      const source = await readFile(id, 'utf8');
      const names = [...source.matchAll(exported)].map(([, made, renamed]) => made ?? renamed);
      return [
        'const none = () => { throw new Error("No page writes JSON schemas."); };',
        `export { ${names.map((name) => `none as ${name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}
