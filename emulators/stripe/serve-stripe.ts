import { startStripe } from './start-stripe.ts';

// `npm start` runs this file and passes the settings as environment variables.
const { STRIPE_PORT, STRIPE_FILE, STRIPE_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET } = process.env;

const emulator = await startStripe({
  ...(STRIPE_PORT && { port: Number(STRIPE_PORT) }),
  webhookUrl: STRIPE_WEBHOOK_URL || null,
  webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
  file: STRIPE_FILE || null,
});
process.once('SIGTERM', () => {
  void emulator.close().then(() => process.exit(0));
});
console.log(`stripe: ready on ${emulator.url}`);
