import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signature } from '#emulators/stripe/deliver-events.ts';
import {
  goodCard,
  openTestStripe,
  sendPage,
  type TestStripe,
} from '#emulators/stripe/testing/open-test-stripe.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { median, quantile, row, title } from './report.ts';

const events = Number(process.env.EVENTS ?? 200);
const rounds = Number(process.env.ROUNDS ?? 5);

/** How events arrive: one at a time, or continuously over four connections. */
const ways = [
  { name: 'one at a time', connections: 1, pauseMs: 60 },
  { name: 'without a pause', connections: 4, pauseMs: 0 },
] as const;
type Way = (typeof ways)[number];

/**
 * Measures the time until Stripe gets its response. When the response is sent, the signature is checked and
 * the event is stored, but the subscription of the previous event is still being read from Stripe and
 * written. The baseline is the same Worker responding to the same bodies with a constant.
 */
export async function benchWebhook(): Promise<string[]> {
  const local = await openTestStripe({ tells: false });
  const only = {
    workers: ['lexiloom-stripe-webhook'],
    texts: { STRIPE_API_KEY: 'sk_test_local', STRIPE_API_BASE: local.emulator.url },
  };
  try {
    const lines = await withWorkers('server', (workers) => measure(workers, local), only);
    return [
      title('Webhook', `${rounds} interleaved rounds of ${events} events, PostgreSQL`),
      ...(lines ?? ['  PostgreSQL is not installed here.']),
    ];
  } finally {
    await local.close();
  }
}

async function measure({ url, db }: BenchWorkers, local: TestStripe): Promise<string[]> {
  const event = await subscribe(db, local);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const subjects = [
    { name: 'a constant', path: '/stripe/nothing', status: 404 },
    { name: 'a stored event', path: '/stripe/webhook', status: 204 },
  ];
  const lines: string[] = [];
  let sent = 0;
  for (const way of ways) {
    const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
    // The first round warms up the Worker.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, path, status } of subjects) {
        const bodies = Array.from({ length: events }, (_, at) =>
          JSON.stringify({ ...event, id: `evt_bench_${sent + at}` }),
        );
        const took = await sendAll(agent, new URL(path, url), bodies, status, way);
        if (round > 0) times.get(name)?.push(...took);
      }
      sent += events;
      // The deferred work of a round must be done before the next round begins.
      await settled(db, sent);
    }
    lines.push(...report(way, times));
  }
  agent.destroy();
  return [...lines, row('stored and settled', [`${sent} of ${sent}, each at its first try`])];
}

function report({ name: way }: Way, times: ReadonlyMap<string, number[]>): string[] {
  const [constant = [], stored = []] = [...times.values()];
  const ratio = (share: number) => (quantile(stored, share) / quantile(constant, share)).toFixed(2);
  return [
    ...[...times].map(([name, took]) =>
      row(`${name}, ${way}`, [
        `p50 ${median(took).toFixed(2)} ms`,
        `p99 ${quantile(took, 0.99).toFixed(2)} ms`,
      ]),
    ),
    row(`ratio, ${way}`, [`p50 ${ratio(0.5)}`, `p99 ${ratio(0.99)}`]),
  ];
}

/** Inserts a teacher with a plan and returns the event that Stripe would send about it. */
async function subscribe(db: Database, { stripe, emulator }: TestStripe) {
  const { lookupKey } = planPrices.SINGLE_TEACHER;
  const product = await stripe.products.create({ name: 'Lexiloom' });
  const price = await stripe.prices.create({
    ...{ product: product.id, unit_amount: amountOf('SINGLE_TEACHER', 'gbp') },
    ...{ currency: 'gbp', lookup_key: lookupKey },
    recurring: { interval: 'month' },
  });
  const userId = await insertTeacher(db, { plan: null });
  const customer = await stripe.customers.create({ metadata: { userId } });
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${userId}, ${customer.id})`);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  await sendPage(session.url, { do: 'pay', card: goodCard });
  const event = emulator.events().findLast(({ type }) => type === 'customer.subscription.updated');
  if (!event) throw new Error('No plan was begun.');
  return event;
}

/** Sends bodies, a few at a time. Returns the milliseconds until each response. */
async function sendAll(
  agent: Agent,
  at: URL,
  bodies: readonly string[],
  status: number,
  { connections, pauseMs }: Way,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...bodies];
  const sender = async () => {
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      const begun = performance.now();
      const answered = await post(agent, at, body);
      if (answered !== status) throw new Error(`${at.pathname} answered ${answered}.`);
      times.push(performance.now() - begun);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  return times;
}

function post(agent: Agent, at: URL, body: string): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature(testSecrets.STRIPE_WEBHOOK_SECRET, body, seconds),
  };
  return new Promise((resolve, reject) => {
    const call = request(at, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Waits until this many events are stored and all of them are settled, each on the first attempt. */
async function settled(db: Database, wanted: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const { rows } = await db.execute<{ stored: number; done: number; again: number }>(sql`
      select count(*)::int as stored, count(settled_at)::int as done,
        count(*) filter (where tries <> 1)::int as again from stripe_events`);
    const [found] = rows;
    if (found?.stored === wanted && found.done === wanted && found.again === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`After a minute not all of ${wanted} events are settled.`);
}
