import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../ui/wordings/react-aria', import.meta.url));

/** Modules of React Aria, and ours that replace them. */
const replaced: Readonly<Record<string, string>> = {
  'i18n/useDefaultLocale': 'default-locale.ts',
  'i18n/useLocalizedStringFormatter': 'string-formatter.ts',
};

const ofReactAria =
  /\/node_modules\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(.+)\.mjs$/;

/** The words of components that the product does not use. */
const unused = '\0unused-words:';

/**
 * Replaces the words of React Aria's components by messages of ours, so that they are in the language of the page like all
 * others (docs/decisions/0231). React Aria has no Hindi, and would load the words of all its languages. The words of a
 * component are in the file of `ui/wordings/react-aria/` with the name of React Aria's folder.
 */
export function reactAriaWords(): Plugin {
  return {
    name: 'react-aria-words',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/(?:intlStrings|useDefaultLocale|useLocalizedStringFormatter)\.mjs$/ },
      handler(source, importer = '') {
        const path = posix.join(posix.dirname(importer.replaceAll('\\', '/')), source);
        const [, library = '', module = ''] = ofReactAria.exec(path) ?? [];
        const ours = replaced[module];
        if (ours) return join(folder, ours);
        if (!module.endsWith('intlStrings')) return null;
        const words = module.split('/').at(-2) ?? library;
        const file = join(folder, `${words}.ts`);
        return existsSync(file) ? file : `${unused}${library}/${module}`;
      },
    },
    load: (id) => (id.startsWith(unused) ? 'export default {};' : null),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (id.startsWith(unused) && renderedLength > 0) {
            this.error(`Add messages to ui/wordings/react-aria/ for ${id.slice(unused.length)}.`);
          }
        }
      }
    },
  };
}
