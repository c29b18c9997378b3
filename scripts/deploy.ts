import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite } from './build-site.ts';
import { bin, run } from './testing/step.ts';
import { workerConfigs } from './world/worker-configs.ts';

// `npm run deploy -- --dry-run` builds what would be deployed and says how big it is. Without the flag
// it deploys, and needs an account of yours: it says which steps come before.

const maxGzipKb = 200;
const dryRun = process.argv.includes('--dry-run');

const before = `Before the first deployment, once:
  1. npx wrangler login
  2. Make a Neon project and run: DATABASE_URL=postgres://… npm run migrate
  3. npx wrangler r2 bucket create lexiloom-media
  4. npx wrangler queues create lexiloom-questions   (and lexiloom-media, lexiloom-dead-letters)
  5. Onboard your domain for e-mail sending in the Cloudflare dashboard; set MAIL_FROM to an address of it.
  6. Set APP_ORIGIN in functions/*/wrangler.toml to the address of your site.
  7. For each Worker, its secrets: npx wrangler secret put DATABASE_URL -c functions/<name>/wrangler.toml
     (SESSION_SECRET the same for all; OPENAI_API_KEY for ai-jobs; RESOURCE_BYPASS_SECRET for resources;
     STRIPE_API_KEY for billing, removals and stripe-webhook, STRIPE_WEBHOOK_SECRET for stripe-webhook)
  8. STRIPE_API_KEY=… APP_ORIGIN=<your site> npm run stripe-catalogue; it prints STRIPE_WEBHOOK_SECRET
The Workers need the paid plan: password hashing takes more than the free plan's 10 ms.`;

if (!dryRun) console.log(`${before}\n`);
console.log('Building the site');
await buildSite();

// Those that others call come first: a service binding needs its Worker to exist.
// The site calls them all; of the others only resources, homework and admin call another.
const callers = ['lexiloom-resources', 'lexiloom-homework', 'lexiloom-admin'];
const rank = (name: string) =>
  name === 'lexiloom' ? 3 : callers.includes(name) ? 2 : name === 'lexiloom-ai-jobs' ? 0 : 1;
const workers = workerConfigs().sort((a, b) => rank(a.name) - rank(b.name));

let tooBig = 0;
for (const { name, path } of workers) {
  const outdir = mkdtempSync(join(tmpdir(), 'lexiloom-deploy-'));
  const args = [
    'deploy',
    '-c',
    path,
    '--minify',
    '--outdir',
    outdir,
    ...(dryRun ? ['--dry-run'] : []),
  ];
  const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'warn' };
  if ((await run(bin('wrangler'), args, environment)) !== 0) {
    console.error(`${name} (${path}) did not ${dryRun ? 'build' : 'deploy'}.`);
    process.exit(1);
  }
  const kilobytes = gzipKilobytes(outdir);
  if (kilobytes > maxGzipKb) tooBig += 1;
  const remark = kilobytes > maxGzipKb ? `  over the limit of ${maxGzipKb} KB` : '';
  console.log(`${name.padEnd(20)} ${kilobytes.toFixed(1).padStart(7)} KB gzip${remark}`);
  rmSync(outdir, { recursive: true, force: true });
}
if (dryRun) console.log(`\nNothing was deployed.\n\n${before}`);
process.exitCode = tooBig > 0 ? 1 : 0;

/** The size that Cloudflare counts: every module, compressed; source maps and notes are not uploaded. */
function gzipKilobytes(folder: string): number {
  const modules = readdirSync(folder).filter((name) => !/\.map$|^README\.md$/.test(name));
  const bytes = modules.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
