import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rates } from '#functions/http/limit-rate.ts';
import { openTeachers, type Teachers } from './testing/open-teachers.ts';

let world: Teachers;
beforeAll(async () => {
  world = await openTeachers();
});
afterAll(() => world.close());
beforeEach(() => world.exec('delete from attempts'));

const route = 'POST /csp-report';
const report = {
  'csp-report': {
    'document-uri': 'http://127.0.0.1:8787/auth/secret-of-a-mail',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  },
};

const send = (body: unknown, type = 'application/csp-report') =>
  world.call(route, { body: JSON.stringify(body), headers: { 'content-type': type } });

test.each(['application/csp-report', 'application/reports+json', 'application/json'])(
  'logs a report sent as %s without secrets from its URL',
  async (type) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await send(report, type)).status).toBe(204);
    expect(warn).toHaveBeenCalledOnce();
    const line = String(warn.mock.calls[0]?.[0]);
    warn.mockRestore();
    expect(JSON.parse(line)).toMatchObject({
      event: 'csp violation',
      page: '/auth',
      directive: 'script-src-elem',
      blocked: 'inline',
    });
    expect(line).not.toContain('secret-of-a-mail');
  },
);

test('accepts a body that is not a report, without logging it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await send({ hello: 1 })).status).toBe(204);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('refuses another content type and a request from another site', async () => {
  expect((await send(report, 'text/plain')).status).toBe(400);
  const headers = { 'content-type': 'application/csp-report', origin: 'https://elsewhere.test' };
  const answer = await world.call(route, { body: JSON.stringify(report), headers });
  expect(answer.status).toBe(403);
});

test('returns 429 with Retry-After after too many reports from one address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await send(report)).status).toBe(204);
  await world.exec(`update attempts set count = ${rates.report.allowed}`);
  const refused = await send(report);
  warn.mockRestore();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
