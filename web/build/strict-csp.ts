import type { Plugin } from 'vite';

/**
 * Replacements for library code that violates the site's content security policy (style elements created by
 * script, innerHTML under Trusted Types). The style rules themselves are in `ui/styles`.
 */
const replacements: [file: RegExp, what: RegExp, by: string][] = [
  [/sonner\/dist\/index\.mjs$/, /^__insertCSS\(".*"\);?$/m, ''],
  [
    /react-aria\/dist\/private\/interactions\/usePress\.mjs$/,
    /ownerDocument\.head\.prepend\(style\);/,
    '',
  ],
  [
    /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/,
    /\.innerHTML = '';/g,
    '.replaceChildren();',
  ],
  // Titles, texts and buttons of a tour are plain text; the library would parse them as HTML.
  [/driver\.js\/dist\/driver\.js\.mjs$/, /\.innerHTML=/g, '.textContent='],
];

/**
 * Makes libraries comply with the policy. Fails the build if a replacement no longer matches a new version of
 * a library.
 */
export function strictCsp(): Plugin {
  return {
    name: 'strict-csp',
    apply: 'build',
    transform(code, id) {
      const found = replacements.find(([file]) => file.test(id));
      if (!found) return null;
      const [file, what, by] = found;
      const replaced = code.replace(what, by);
      if (replaced === code) throw new Error(`${file} changed: see web/build/strict-csp.ts`);
      return { code: replaced, map: null };
    },
  };
}
