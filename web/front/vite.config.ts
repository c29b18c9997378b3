import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { preactAsReact } from '../build/preact-as-react.ts';
import { specifiedToasts } from '../build/specified-toasts.ts';
import { strictCsp } from '../build/strict-csp.ts';
import { wordings } from '../build/wordings.ts';
import { frontPageFiles } from './front-page-files.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The front pages: built with preact aliased as React, and with their HTML rendered by the build
 * (docs/decisions/0225).
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  appType: 'custom',
  plugins: [wordings(), tailwindcss(), specifiedToasts(), strictCsp(), frontPageFiles()],
  ...preactAsReact,
  build: {
    outDir: at('../../dist/client'),
    emptyOutDir: false,
    assetsDir: 'assets/front',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at('main.tsx'),
      // One file for what every page needs, one for what the forms share, and one for each screen. Left out
      // are the rules for new passwords, which the sign-in form does not need, and the card of both the start
      // page and the forms, with which the start page would load the forms.
      output: {
        codeSplitting: {
          groups: [
            { name: 'front', tags: ['$initial'], priority: 2 },
            { name: 'card', test: /\/ui\/Card\.tsx$/, priority: 1 },
            { name: 'forms', test: /^(?!.*password)/i, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
