import { createServer } from 'node:http';
import { startCloudflareApi } from '#emulators/cloudflare-api/start-cloudflare-api.ts';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { startStripe } from '#emulators/stripe/start-stripe.ts';
import { Explained, readOptions, runCommand } from './command.ts';
import { standInSettings } from './deployment/stand-in-settings.ts';
import { isPortFree } from './processes/is-port-free.ts';
import { onEndAsked } from './processes/on-end-asked.ts';

// `npm run stand-ins`: an empty Cloudflare account, an empty database and an empty Stripe on this computer,
// for a trial deployment. No Worker runs in this account, so a server that responds to every request replaces
// the deployed site. All data is lost when the command stops.

const defaultPort = 8900;

const usage = `npm run stand-ins

Starts stand-ins of Cloudflare, Neon and Stripe on the ports from 8900 (PORT=… for others), and prints how to
deploy to them.`;

await runCommand(async () => {
  readOptions(process.argv.slice(2), {}, usage);
  const port = Number(process.env.PORT || defaultPort);
  const ports = [0, 1, 2, 3].map((more) => port + more);
  for (const one of ports) {
    if (await isPortFree(one)) continue;
    throw new Explained(`Port ${one} is taken. Choose others: PORT=${port + 10} npm run stand-ins`);
  }
  const [siteAt = 0, cloudflareAt, neonAt, stripeAt] = ports;
  const site = createServer((_, response) => response.end('{}')).listen(siteAt, '127.0.0.1');
  const cloudflare = await startCloudflareApi({ ...(cloudflareAt && { port: cloudflareAt }) });
  const neon = await startNeon({ ...(neonAt && { port: neonAt }) });
  const stripe = await startStripe({
    ...(stripeAt && { port: stripeAt }),
    ...{ webhookUrl: null, webhookSecret: '', file: null },
  });
  const { id, token, zones } = cloudflare.account;
  const filledIn = standInSettings({
    accountId: id,
    zone: zones[0] ?? 'lexiloom.test',
    databaseUrl: neon.url,
  });
  console.log(`Put this into deployments/staging.json:

${filledIn}

SESSION_SECRET and RESOURCE_BYPASS_SECRET are random: openssl rand -base64 32 makes such. OPENAI_API_KEY may be
any text that begins with sk-: nothing runs here, so no model is called.

In the shell of the deployment:
  export CLOUDFLARE_API_BASE_URL=${cloudflare.url}
  export CLOUDFLARE_API_TOKEN=${token}
  export STRIPE_API_BASE=${stripe.url}
  npm run stripe-catalogue -- --env staging

It prints the webhook's secret, whsec_…: put it into the file as STRIPE_WEBHOOK_SECRET. Then
  npm run deploy -- --env staging --create --health-url http://127.0.0.1:${siteAt}

Every later deployment needs the same --health-url.
Ctrl-C stops them and forgets everything.`);
  onEndAsked(() => {
    site.close();
    void Promise.all([cloudflare.close(), neon.close(), stripe.close()]).then(() =>
      process.exit(0),
    );
  });
});
