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

/** Vulnerabilities of these severities fail the check. Others are only shown. */
const failing: readonly z.infer<typeof Severity>[] = ['high', 'critical'];

/** A registry that does not respond soon will not respond later either. */
const limits = ['--fetch-timeout=20000', '--fetch-retries=0'];

/**
 * Checks the product's packages for known vulnerabilities with `npm audit`. If the registry cannot be reached
 * or has no list of vulnerabilities, reports that nothing was checked, which is neither a pass nor a failure.
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

/**
 * Parses the output of `npm audit --json`. npm's error messages are not shown, because they may name a
 * server.
 */
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
