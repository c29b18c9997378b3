import { bin, type Outcome, pass } from './testing/step.ts';

/** Types, format and lint, the house, and what nobody uses. */
export async function check(): Promise<Outcome[]> {
  return [
    await pass('Types', bin('tsc'), ['-p', '.']),
    await pass('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    await pass('House', process.execPath, ['scripts/check-house.ts']),
    await pass('Unused code', bin('knip'), ['--no-progress', '--no-config-hints']),
  ];
}

if (import.meta.main) {
  const outcomes = await check();
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
