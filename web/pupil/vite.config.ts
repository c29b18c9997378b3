import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { inlineScriptHashes } from '../build/inline-script-hashes.ts';
import { preactAsReact } from '../build/preact-as-react.ts';
import { pupilWorker } from '../build/pupil-worker.ts';
import { strictCsp } from '../build/strict-csp.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../dist/client');

const screens = ['home/PupilHome', 'doing/OpenTask', 'results/TaskResult', 'results/PupilResult'];
const views = TaskTemplateName.options.flatMap((template) =>
  ['Do', 'Result'].map((view) => [`${template} ${view}`, viewModule(template, view)] as const),
);

/** The module of a template's view, relative to this folder. */
function viewModule(template: string, view: string): string {
  return `../../lessons/tasks/${template.toLowerCase().replaceAll('_', '-')}/${view}`;
}

/**
 * Writes the scripts of each screen and of each view of a task into the page's inline script, which preloads
 * those that the address and the data ask for.
 */
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
        const listed = (module: string, loaded: readonly string[]) =>
          filesWith(module).flatMap((file) => (loaded.includes(file) ? [] : [`/${file}`]));
        const first = filesWith('main');
        const forTask = [...first, ...filesWith('doing/OpenTask')];
        const files = Object.fromEntries([
          ...screens.map((screen) => [screen, listed(screen, first)]),
          ...views.map(([name, module]) => [name, listed(module, forTask)]),
        ]);
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

/** What explains the marks of a result. */
const isMark =
  /\/lessons\/tasks\/(?:reason-words|views\/(?:ItemDetail|Marked|Verdict))|\/language\/(?:articles|text\/clean-text|marking\/(?!marking-item))/;
/** What the views of most templates share: the schemas of all templates, Zod, and parts of the views. */
const isView =
  /\/node_modules\/zod\/|\/contracts\/validation\/|\/language\/marking\/|\/lessons\/tasks\//;
/** What the screens share. */
const isShared =
  /\/web\/|\/ui\/(?!use-pointer)|\/lucide-react\/|\/contracts\/|\/language\/(?:languages|text\/(?!clean))/;
/** Doing a task, without the views of the templates. */
const isDoing = /\/web\/pupil\/doing\/(?!TaskOutcome)/;

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
    // One sheet: a view that brought its own would be shown only once it has loaded.
    cssCodeSplit: false,
    rolldownOptions: {
      input: at('pupil.html'),
      output: {
        // Few files, because each costs a request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'pupil', tags: ['$initial'], priority: 5 },
            { name: 'marks', test: isMark, priority: 4 },
            { name: 'views', test: isView, minShareCount: 3, priority: 3 },
            { name: 'shared', test: isShared, minShareCount: 2, priority: 2 },
            { name: 'doing', test: isDoing, includeDependenciesRecursively: true, priority: 1 },
          ],
        },
      },
    },
  },
});
