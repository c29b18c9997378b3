import { bin, run } from './testing/step.ts';

// `npm run prove`: the long proofs (files named *.proof.ts), which take minutes to hours. Arguments select
// proofs by name: `npm run prove -- kill`.

process.exitCode = await run(bin('vitest'), [
  ...['run', '--project', 'proof', '--passWithNoTests'],
  ...process.argv.slice(2),
]);
