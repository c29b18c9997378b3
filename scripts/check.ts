import { auditPackages } from './supply-chain/audit-packages.ts';
import { bin, type Outcome, pass } from './testing/step.ts';

/** Types, format and lint, the house, what nobody uses, and what is known against our packages. */
export async function check(): Promise<Outcome[]> {
  return [
    await pass('Types', bin('tsc'), ['-p', '.']),
    await pass('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    await pass('House', process.execPath, ['scripts/check-house.ts']),
    await pass('Unused code', bin('knip'), ['--no-progress', '--no-config-hints']),
    auditPackages(),
  ];
}

if (import.meta.main) {
  const outcomes = await check();
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
