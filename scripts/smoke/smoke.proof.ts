import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoPassword } from '#db/seed/accounts.ts';
import { choosePort } from '../processes/choose-port.ts';
import { loadSettings, root } from '../world/settings.ts';
import { type Environment, startEnvironment } from '../world/start-environment.ts';

/** `npm run prove -- smoke`: the smoke test against the local environment, which must have no differences. */
const dataDir = mkdtempSync(join(tmpdir(), 'lexiloom-smoke-'));
const user = 'trial@lexiloom.test';
let environment: Environment;

beforeAll(async () => {
  const port = await choosePort();
  const settings = loadSettings({ PORT: String(port), LEXILOOM_DATA: dataDir }, []);
  environment = await startEnvironment(settings, () => {});
}, 600_000);
afterAll(async () => {
  await environment.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const Mails = z.array(z.object({ to: z.string(), text: z.string() }));

test('observes the same as with the stand-ins and receives the email', async () => {
  const passwordFile = join(dataDir, 'password');
  writeFileSync(passwordFile, demoPassword);
  const args = ['scripts/smoke.ts', '--url', environment.url, '--user', user];
  const run = () =>
    new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [...args, '--password-file', passwordFile],
        { cwd: root },
        (_, out, err) => resolve(`${out}${err}`),
      );
    });
  const said = await run();
  console.log(said);
  expect(said).toContain('No differences from the stand-ins.');
  expect(said).not.toContain('Not tried');
  // The first run bought a plan. A second plan cannot be bought, which does not count as a difference.
  expect(await run()).toMatch(
    /has a plan \(SINGLE_TEACHER\)[\s\S]*As with the stand-ins\. Not tried: 1/,
  );
  const mails = Mails.parse(await (await fetch(`${environment.mailUrl}/mails.json`)).json());
  const mail = mails.findLast(({ to }) => to === user);
  expect(mail?.text).toContain(`${environment.url}/newpassword/link#`);
}, 900_000);
