import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { inlineScriptHashes } from '../build/inline-script-hashes.ts';
import { preactAsReact } from '../build/preact-as-react.ts';
import { pupilWorker } from '../build/pupil-worker.ts';
import { strictCsp } from '../build/strict-csp.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../dist/client');

/** Writes the scripts of each screen into the page's inline script, which preloads those of the opened one. */
function screenFiles(): Plugin {
  return {
    name: 'pupil-screen-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = new Set(
          chunks.flatMap((chunk) => (chunk.isEntry ? filesOf(chunk, bundle) : [])),
        );
        const screens = chunks.flatMap((chunk) => {
          const [, name] = /web\/pupil\/\w+\/(\w+)\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? [];
          const own = filesOf(chunk, bundle).filter((file) => !entry.has(file));
          return name ? [[name, own.map((file) => `/${file}`)]] : [];
        });
        if (screens.length !== 3) throw new Error(`Expected 3 screens, found ${screens.length}.`);
        const empty = 'const files = {};';
        if (!html.includes(empty)) throw new Error('The page has no place for the files.');
        return html.replace(empty, `const files = ${JSON.stringify(Object.fromEntries(screens))};`);
      },
    },
  };
}

/** A chunk's file and the files of its static imports. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): string[] {
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk' && !found.has(name)) filesOf(other, bundle, found);
  }
  return [...found];
}

/** The modules that the lists and results share, and those that the views of most templates share. */
const partOfHomework = /\/web\/pupil\/|\/ui\/Card\./;
const partOfDoing =
  /\/lessons\/tasks\/views\/(?:BlockText|DoneMark|FaceView|PlayClip|TaskFoot|StepNav|use-\w+)\.tsx?$/;

/**
 * The pupils' side is an entry of its own, built with preact aliased as React (docs/decisions/0224). Pupils
 * open it on a phone, often over a slow connection.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [
    tailwindcss(),
    strictCsp(),
    screenFiles(),
    inlineScriptHashes('pupil.html', 'pupil-inline-hashes.json'),
    pupilWorker(at('worker/pupil-worker.ts'), outDir),
  ],
  ...preactAsReact,
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'assets/pupil',
    // The security headers forbid `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: at('pupil.html'),
      output: {
        // Bundle all code that a task needs at start into one file, because each further file would cost a
        // request; the groups below are few for the same reason.
        codeSplitting: {
          groups: [
            { name: 'pupil', tags: ['$initial'], priority: 3 },
            { name: 'homework', test: partOfHomework, minShareCount: 2, priority: 2 },
            { name: 'doing', test: partOfDoing, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
