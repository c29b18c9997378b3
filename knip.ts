import type { KnipConfig } from 'knip';

/** Converts the `@import` rules of a style sheet to import statements. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/@import\s+["']([^"']+)["']/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

/** Finds unused code, including style sheets, because no other check notices an unused one. */
export default {
  entry: [
    'functions/*/index.ts',
    'scripts/*.ts',
    'scripts/install.mjs',
    'emulators/*/serve-*.ts',
    'scripts/processes/guard.ts',
    'scripts/testing/*.ts',
    'proofs/bench/*.ts',
    'proofs/bench/*/index.ts',
    'scripts/testing/*/index.ts',
    'scripts/testing/connection-gate/*/index.ts',
    // Imported by the entries that `gatedConfigs` generates.
    'scripts/testing/connection-gate/gated-worker.ts',
    'web/app/main.tsx',
    'web/teach/main.tsx',
    'web/teach/head.ts',
    // Bundled by `scripts/build-lesson-drawing.ts` for the gateway.
    'web/teach/render.tsx',
    'web/pupil/main.tsx',
    'web/front/{main,draw}.tsx',
    'web/front/screens/*.tsx',
    'web/pupil/worker/pupil-worker.ts',
    'ui/*.tsx',
    // Loaded by `web/build/react-aria-words.ts`.
    'ui/wordings/react-aria/*.ts',
    // Loaded by the activity's name.
    'lessons/activities/*/{index,icon,samples}.ts',
    'lessons/activities/*/Panel.tsx',
    'web/vite.config.ts',
    'web/teach/vite.config.ts',
    'web/teach/render.vite.config.ts',
    'web/pupil/vite.config.ts',
    'web/front/vite.config.ts',
    'proofs/mutation/*.config.ts',
    // Linked from the HTML sources of the PDF documents.
    'web/documents/*.css',
    'e2e/**/*.e2e.ts',
    'e2e/looks/*.ts',
    '**/*.proof.ts',
  ],
  project: [
    '{language,contracts,ui,lessons,db,functions,web,emulators,proofs,scripts,e2e}/**/*.{ts,tsx}',
    '{ui,lessons,web}/**/*.css',
  ],
  compilers: { css: importsOfCss },
  ignoreDependencies: [
    'node',
    'preact',
    'preact-render-to-string',
    'tailwindcss',
    '@fontsource-variable/figtree',
    '@fontsource(-variable)?/noto-.+',
    '@biomejs/biome',
    // The parser of dependency-cruiser.
    '@swc/core',
  ],
  ignoreBinaries: ['runuser', 'apt-get', 'apt-cache', 'openssl'],
  // `duplicates`: a route with one parameter may export it under two names.
  exclude: ['enumMembers', 'duplicates'],
} satisfies KnipConfig;
