import { readFileSync } from 'node:fs';
import { Explained, readOptions, reasonOf, runCommand } from './command.ts';
import { siteOrigin } from './site-origin.ts';
import { differences, Skipped, type StepName } from './smoke/observe.ts';
import { signInAt } from './smoke/smoke-client.ts';
import { type SmokeState, type Step, smokeSteps } from './smoke/steps.ts';

const usage = `npm run smoke -- --url https://<site> --user <mail> --password-file <file>

The first hour on a running environment, with the account of a teacher on a trial: register at the site and
confirm the address first. It makes a lesson, asks for a mail and buys a plan, so use a sandbox of Stripe.
Prints what differs from the stand-ins. Exits with 1 for any difference except the one expected of a deployed
site: a clip served from a cache the second time.`;

await runCommand(async () => {
  const options = {
    url: { type: 'string' },
    user: { type: 'string' },
    'password-file': { type: 'string' },
  } as const;
  const given = readOptions(process.argv.slice(2), options, usage);
  const { url, user, 'password-file': passwordFile } = given;
  if (!url || !user || !passwordFile) throw new Explained(usage);
  const origin = siteOrigin(url);
  if (!origin) throw new Explained('--url must be the address of a site, with https, no path.');
  const client = await signInAt(origin, user, readPassword(passwordFile));
  const state: SmokeState = {};
  const steps = Object.entries(smokeSteps(user, console.log)) as [StepName, Step][];
  let different = 0;
  let skipped = 0;
  for (const [name, step] of steps) {
    const began = performance.now();
    const seen = await step(client, state).catch((error: unknown) => reasonOf(error));
    const isSkipped = seen instanceof Skipped;
    const found = isSkipped
      ? [{ line: seen.why, isExpected: true }]
      : typeof seen === 'string'
        ? [{ line: `${name}: ${seen}`, isExpected: false }]
        : differences(name, seen);
    const unexpected = found.filter(({ isExpected }) => !isExpected).length;
    if (isSkipped) skipped += 1;
    different += unexpected;
    const sign = isSkipped ? '–' : unexpected === 0 ? '✓' : '≠';
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${sign} ${name.padEnd(10)} ${seconds.padStart(6)} s`);
    for (const { line } of found) console.log(`    ${line}`);
  }
  console.log(
    `Check the mailbox of ${user}: it must contain a mail with a link to choose a new password.`,
  );
  const verdict =
    different === 0
      ? 'No differences from the stand-ins.'
      : `Unexpected differences: ${different}.`;
  console.log(skipped > 0 ? `${verdict} Not tried: ${skipped}, see above.` : verdict);
  process.exitCode = different === 0 ? 0 : 1;
});

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Explained(`The password cannot be read: ${reasonOf(error)}.`);
  }
}
