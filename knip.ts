import type { KnipConfig } from 'knip';

/** The style sheets that one imports, as imports of a module. */
const importsOfCss = (text: string) =>
  [...text.matchAll(/@import\s+["']([^"']+)["']/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

/** What is used by nobody. Style sheets count: nothing else says that one is imported nowhere. */
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
    // Imported by the entries that `gatedConfigs` writes.
    'scripts/testing/connection-gate/gated-worker.ts',
    'web/app/main.tsx',
    'web/teach/main.tsx',
    'ui/*.tsx',
    // Loaded by the activity's name.
    'lessons/activities/*/{index,samples}.ts',
    'web/vite.config.ts',
    'web/teach/vite.config.ts',
    'proofs/mutation/vitest.config.ts',
    // Linked from the HTML that the PDF documents are printed from.
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
    'tailwindcss',
    '@fontsource-variable/figtree',
    '@fontsource(-variable)?/noto-.+',
    '@biomejs/biome',
    // The parser of dependency-cruiser.
    '@swc/core',
  ],
  ignoreBinaries: ['runuser', 'apt-get', 'apt-cache', 'openssl'],
  // `duplicates`: a route of one parameter may name it after what it serves.
  exclude: ['enumMembers', 'duplicates'],
} satisfies KnipConfig;
