import { auditPackages } from './supply-chain/audit-packages.ts';
import { bin, type Outcome, pass } from './testing/step.ts';

const rooms = [
  'language',
  'contracts',
  'ui',
  'lessons',
  'db',
  'functions',
  'web',
  'emulators',
  'proofs',
  'scripts',
  'e2e',
];

/**
 * Checks types, formatting, lint, imports between top-level folders, unused code and known vulnerabilities of
 * packages. Type checking takes as long as the other checks together, so they run in parallel.
 */
export async function check(): Promise<Outcome[]> {
  const types = pass('Types', bin('tsc'), ['-p', '.']);
  const others = [
    await pass('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    await pass('Layers', bin('depcruise'), rooms),
    await pass('Messages in catalogues', bin('lingui'), ['check', 'sync']),
    await pass('Unused code', bin('knip'), ['--no-progress', '--no-config-hints']),
  ];
  return [await types, ...others, auditPackages()];
}

if (import.meta.main) {
  const outcomes = await check();
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
