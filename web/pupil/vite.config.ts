import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { inlineScriptHashes } from '../build/inline-script-hashes.ts';
import { preactAsReact } from '../build/preact-as-react.ts';
import { pupilWorker } from '../build/pupil-worker.ts';
import { strictCsp } from '../build/strict-csp.ts';
import { wordings } from '../build/wordings.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../dist/client');

/** The modules whose files the page's inline script preloads for each screen. */
const screens: Record<string, readonly string[]> = {
  'home/PupilHome': [],
  'doing/OpenTask': [],
  // The views of all results are in one file, so that any of them stands for the others.
  'results/TaskResult': ['../../lessons/tasks/matching/Result'],
  'results/PupilResult': [],
};

/** Writes the scripts of each screen into the page's inline script, which preloads those of the opened one. */
function screenFiles(): Plugin {
  return {
    name: 'pupil-screen-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesWith = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(at(`${module}.tsx`)));
          if (!chunk) throw new Error(`The build has no module ${module}.`);
          return filesOf(chunk, bundle);
        };
        const first = filesWith('main');
        const filesFor = (modules: readonly string[]) =>
          [...new Set(modules.flatMap(filesWith))].filter((file) => !first.includes(file));
        const files = Object.fromEntries(
          Object.entries(screens).map(([screen, more]) => [
            screen,
            filesFor([screen, ...more]).map((file) => `/${file}`),
          ]),
        );
        const empty = 'const files = {};';
        if (!html.includes(empty)) throw new Error('The page has no place for the files.');
        return html.replace(empty, `const files = ${JSON.stringify(files)};`);
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

/** The views of results, which are loaded once a task is open. They explain marks with rules of the marking. */
const isResult =
  /\/lessons\/tasks\/(?:[\w-]+\/Result|reason-words|tap-or-select\/tapped-marks|views\/(?:ItemDetail|Marked\w+|VerdictBadge))\.|\/language\/(?:articles|fold-word|graphemes|puzzle-letters|marking\/|syllables\/|text\/clean-text)|\/web\/pupil\/doing\/TaskOutcome\.|\/icons\/circle-dashed\./;
/** Parts of the views that tasks and results share. */
const isView =
  /\/lessons\/(?:activities\/|tasks\/(?:drag-and-drop\/drag-steps|views\/(?:BlockText|DoneMark|FaceView|PlayClip|task-text|use-clip))\.)/;
/** Modules that several screens use. */
const isShared =
  /\/web\/|\/ui\/|\/lucide-react\/|\/contracts\/|\/language\/|\/lessons\/tasks\/(?:[\w-]+|tap-or-select\/tap-text)\./;
/** Doing a task. The views of all templates are one file, so that it need not wait for the data. */
const isDoing = /\/web\/pupil\/doing\/|\/lessons\/(?!tasks\/icons)/;

/**
 * The pupils' side is an entry of its own, built with preact aliased as React (docs/decisions/0224). Pupils
 * open it on a phone, often over a slow connection.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [
    wordings(),
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
    // One sheet: a view that brought its own would be shown only once it has loaded.
    cssCodeSplit: false,
    rolldownOptions: {
      input: at('pupil.html'),
      output: {
        // Few files, because each costs a request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'pupil', tags: ['$initial'], priority: 4 },
            { name: 'results', test: isResult, priority: 3 },
            { name: 'views', test: isView, minShareCount: 2, priority: 2 },
            { name: 'shared', test: isShared, minShareCount: 2, priority: 2 },
            { name: 'doing', test: isDoing, includeDependenciesRecursively: true, priority: 1 },
          ],
        },
      },
    },
  },
});
