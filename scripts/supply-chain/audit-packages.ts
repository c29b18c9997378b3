import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import type { Outcome } from '../testing/step.ts';
import { root } from '../world/settings.ts';

const Severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: Severity, range: z.string() }),
  ),
});
type Audit = z.infer<typeof Audit>;

/** Vulnerabilities that may not be in the product. Others are only shown. */
const failing: readonly z.infer<typeof Severity>[] = ['high', 'critical'];

/** Waiting longer for a registry that does not answer helps nobody. */
const limits = ['--fetch-timeout=20000', '--fetch-retries=0'];

/**
 * Asks the registry, by `npm audit`, what is known against the packages of the product. Where the registry
 * cannot be reached or keeps no such list, it says that nothing was asked: that is no pass and no failure.
 */
export function auditPackages(): Outcome {
  const name = 'Audit of packages';
  console.log(`\n▶ ${name}`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = spawnSync(command, [...args, 'audit', '--omit=dev', '--json', ...limits], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return judgeAudit(name, stdout ?? '');
}

/** Reads what `npm audit --json` printed; its words about a failure may name a server and are not shown. */
export function judgeAudit(name: string, printed: string): Outcome {
  const audit = readAudit(printed);
  if (!audit) {
    const note = 'not run: no list of known vulnerabilities is reachable from here';
    return { name, passed: 0, failed: 0, note };
  }
  const found = Object.values(audit.vulnerabilities);
  for (const { name: of, severity, range } of found) console.log(`  ${severity}: ${of} ${range}`);
  const failed = found.filter(({ severity }) => failing.includes(severity)).length;
  return { name, passed: failed === 0 ? 1 : 0, failed };
}

function readAudit(printed: string): Audit | null {
  try {
    return Audit.parse(JSON.parse(printed));
  } catch {
    return null;
  }
}
