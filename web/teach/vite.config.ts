import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { strictCsp } from '../build/strict-csp.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../dist/client');

/**
 * The content security policy allows only the inline scripts whose hashes are listed in this file, which the
 * gateway reads from the site's assets.
 */
function inlineScriptHashes(): Plugin {
  return {
    name: 'inline-script-hashes',
    writeBundle(_, bundle) {
      const page = bundle['resource.html'];
      if (page?.type !== 'asset') return;
      const scripts = [...String(page.source).matchAll(/<script>([\s\S]*?)<\/script>/g)];
      const hashes = scripts.map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      writeFileSync(`${outDir}/inline-script-hashes.json`, JSON.stringify(hashes));
    },
  };
}

/**
 * `/resource/{id}` is a separate entry, built with preact aliased as React: the page that a class waits for
 * loads 5 KB of runtime instead of 58 (docs/decisions/0050).
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [tailwindcss(), strictCsp(), inlineScriptHashes()],
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'assets/teach',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at('resource.html'),
      // Bundles everything the page needs at start into one file: each extra one costs a request.
      output: { codeSplitting: { groups: [{ name: 'lesson', tags: ['$initial'] }] } },
    },
  },
});
