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

/** Severities of vulnerabilities that fail the check. Others are only shown. */
const failing: readonly z.infer<typeof Severity>[] = ['high', 'critical'];

/** Waiting longer for a registry that does not respond would not help. */
const limits = ['--fetch-timeout=20000', '--fetch-retries=0'];

/**
 * Asks the registry, through `npm audit`, for known vulnerabilities of the product's packages. If the
 * registry cannot be reached or has no such list, says that nothing was checked: this is neither a pass nor a
 * failure.
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

/** Parses the output of `npm audit --json`; its error messages may name a server and are not shown. */
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
