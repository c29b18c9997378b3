import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { inlineScriptHashes } from '../build/inline-script-hashes.ts';
import { preactAsReact } from '../build/preact-as-react.ts';
import { strictCsp } from '../build/strict-csp.ts';
import { wordings } from '../build/wordings.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../dist/client');

/** Inlines the script of the page's head in place of the comment that names it. */
function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await bundleHead();
        return html.replace('<!-- head.ts -->', () => `<script>${code}</script>`);
      },
    },
  };
}

async function bundleHead(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: at('head.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('head.ts did not build.');
  return chunk.code.trim();
}

/**
 * `/resource/{id}` is a separate entry, built with preact aliased as React. A class waits for this page, so
 * it loads 5 KB of runtime instead of 58 (docs/decisions/0050).
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [
    wordings(),
    tailwindcss(),
    strictCsp(),
    inlineHead(),
    inlineScriptHashes('resource.html', 'inline-script-hashes.json'),
  ],
  ...preactAsReact,
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'assets/teach',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at('resource.html'),
      // Turn off a warning: the gap-fill is imported both statically by this page, and dynamically by name
      // for other screens.
      checks: { ineffectiveDynamicImport: false },
      // Bundle all code that the page needs at start into one file, because each further file would cost a
      // request.
      output: { codeSplitting: { groups: [{ name: 'lesson', tags: ['$initial'] }] } },
    },
  },
});
