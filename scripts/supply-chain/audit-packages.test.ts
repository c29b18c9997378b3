import { expect, test, vi } from 'vitest';
import { judgeAudit } from './audit-packages.ts';

const found = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { hono: { name: 'hono', severity, range: '<4.0.0', isDirect: true } },
  });

test.each([
  ['no known vulnerability', '{"vulnerabilities":{}}', 1, 0],
  ['a moderate vulnerability', found('moderate'), 1, 0],
  ['a high-severity vulnerability', found('high'), 0, 1],
  ['a critical vulnerability', found('critical'), 0, 1],
])('passes or fails the audit as expected for %s', (_, printed, passed, failed) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(judgeAudit('Audit', printed)).toEqual({ name: 'Audit', passed, failed });
  log.mockRestore();
});

test.each([
  ['an unreachable registry', '{"error":{"code":"ENOTFOUND","summary":"https://some.host/"}}'],
  ['a registry without an audit service', '{"message":"404 Not Found","error":{}}'],
  ['an empty response', ''],
])('reports neither a pass nor a failure for %s and names no server', (_, printed) => {
  const outcome = judgeAudit('Audit', printed);
  expect(outcome).toMatchObject({ passed: 0, failed: 0 });
  expect(outcome.note).toContain('not run');
  expect(outcome.note).not.toContain('host');
});
