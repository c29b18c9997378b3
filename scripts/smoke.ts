import { readFileSync } from 'node:fs';
import { differences, type StepName } from './smoke/observe.ts';
import { signInAt } from './smoke/smoke-client.ts';
import { type SmokeState, smokeSteps } from './smoke/steps.ts';

// `npm run smoke -- --url https://… --user … --password-file …`: the first hour on a running environment,
// with the account of a teacher on a trial. It makes a lesson, asks for a mail and buys a plan, so use a
// sandbox of Stripe. Prints what is not as it is with the stand-ins, and ends with 1 when anything is.

const args = process.argv.slice(2);
const optionOf = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};
const [url, user, passwordFile] = ['--url', '--user', '--password-file'].map(optionOf);
if (!url || !user || !passwordFile) {
  console.error('npm run smoke -- --url https://<site> --user <mail> --password-file <file>');
  process.exit(1);
}

const client = await signInAt(new URL(url).origin, user, readFileSync(passwordFile, 'utf8').trim());
const state: SmokeState = {};
const steps = Object.entries(smokeSteps(user, console.log)) as [
  StepName,
  ReturnType<typeof smokeSteps>[StepName],
][];
let different = 0;
for (const [name, step] of steps) {
  const began = performance.now();
  const lines = await step(client, state).then(
    (seen) => differences(name, seen),
    (error: unknown) => [`${name}: ${error instanceof Error ? error.message : error}`],
  );
  different += lines.length;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${lines.length === 0 ? '✓' : '≠'} ${name.padEnd(10)} ${seconds.padStart(6)} s`);
  for (const line of lines) console.log(`    ${line}`);
}
console.log(
  `Look into the box of ${user}: a mail with a link to choose a new password must be there.`,
);
console.log(different === 0 ? 'As with the stand-ins.' : `${different} differences.`);
process.exitCode = different === 0 ? 0 : 1;
