import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueFiles } from './build/catalogue-files.ts';
import { copyFonts } from './build/copy-fonts.ts';
import { dropUnusedComponents } from './build/drop-unused-components.ts';

import { reactAriaWords } from './build/react-aria-words.ts';
import { specifiedToasts } from './build/specified-toasts.ts';
import { strictCsp } from './build/strict-csp.ts';
import { wordings } from './build/wordings.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * React Router's package exports offer only its development build. The production build is the same code
 * without the warnings for developers.
 */
const productionRouter = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fromHere(`../node_modules/react-router/dist/production/${file}`),
}));

/**
 * Builds the React app into `dist/client`. The teaching view is not included, because it has its own entry.
 * In development, requests to `/api` are proxied to the gateway on the port given by `PORT`, as for `npm
 * start`.
 */
export default defineConfig(({ command }) => ({
  root: fromHere('.'),
  plugins: [
    reactAriaWords(),
    wordings(),
    dropUnusedComponents(),
    react(),
    tailwind(),
    specifiedToasts(),
    strictCsp(),
    copyFonts(),
    catalogueFiles(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 8787}` },
  },
  preview: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 8787}` },
  },
  build: {
    outDir: fromHere('../dist/client'),
    emptyOutDir: true,
    // Inline no assets, because the security headers forbid inline scripts and `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The shell lists the files of every screen. Their 350 names would be 2 KB more of it. The manifest has
        // the source of each file.
        chunkFileNames: 'assets/[hash].js',
        // Bundle the shell into one file. Otherwise, heuristics split modules that the shell shares with
        // screens, such as a button, into separate files. The result would be seven files instead of two, and 2
        // KB more (Brotli).
        codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
      },
    },
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
}));
