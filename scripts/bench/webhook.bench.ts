import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { planPrices } from '#teaching/billing/prices.ts';
import { signature } from '../emulators/stripe/deliver-events.ts';
import {
  goodCard,
  openTestStripe,
  sendPage,
  type TestStripe,
} from '../emulators/stripe/testing/open-test-stripe.ts';
import { testSecrets } from '../testing/start-test-workers.ts';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { median, quantile, row, title } from './report.ts';

const events = Number(process.env.EVENTS ?? 400);
const rounds = Number(process.env.ROUNDS ?? 5);
const connections = 4;

/**
 * How soon Stripe has its answer: the signature checked and the event stored, while the subscription of
 * the one before is still being read from Stripe and written. Beside it the same Worker answering a
 * constant to the same bodies.
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
      title(
        'Webhook',
        `${rounds} interleaved rounds of ${events} events over ${connections} connections, PostgreSQL`,
      ),
      ...(lines ?? ['  PostgreSQL is not installed here.']),
    ];
  } finally {
    await local.close();
  }
}

async function measure({ url, db }: BenchWorkers, local: TestStripe): Promise<string[]> {
  const event = await subscribe(db, local);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const subjects = [
    { name: 'a constant', path: '/stripe/nothing', status: 404 },
    { name: 'a stored event', path: '/stripe/webhook', status: 204 },
  ];
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  // The first round is for the Worker to come up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, path, status } of subjects) {
      const bodies = Array.from({ length: events }, (_, at) =>
        JSON.stringify({ ...event, id: `evt_bench_${round}_${at}` }),
      );
      const took = await sendAll(agent, new URL(path, url), bodies, status);
      if (round > 0) times.get(name)?.push(...took);
    }
    // What the round left to do is done before the next begins.
    await settled(db, (round + 1) * events);
  }
  agent.destroy();
  const of = (name: string, share: number) => quantile(times.get(name) ?? [], share);
  const [constant, stored] = subjects.map(({ name }) => name) as [string, string];
  const ratio = (share: number) => (of(stored, share) / of(constant, share)).toFixed(2);
  return [
    ...subjects.map(({ name }) =>
      row(name, [
        `p50 ${median(times.get(name) ?? []).toFixed(2)} ms`,
        `p99 ${of(name, 0.99).toFixed(2)} ms`,
      ]),
    ),
    row('ratio', [`p50 ${ratio(0.5)}`, `p99 ${ratio(0.99)}`]),
    row('stored and settled', [`${(rounds + 1) * events} of ${(rounds + 1) * events}, each once`]),
  ];
}

/** Somebody with a plan; answers the event that Stripe would send of it. */
async function subscribe(db: Database, { stripe, emulator }: TestStripe) {
  const { amount, currency, lookupKey } = planPrices.SINGLE_TEACHER;
  const product = await stripe.products.create({ name: 'Lexiloom' });
  const price = await stripe.prices.create({
    ...{ product: product.id, unit_amount: amount, currency, lookup_key: lookupKey },
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

/** Sends bodies, a few at a time; answers the milliseconds until each answer. */
async function sendAll(agent: Agent, at: URL, bodies: readonly string[], status: number) {
  const times: number[] = [];
  const left = [...bodies];
  const sender = async () => {
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      const begun = performance.now();
      const answered = await post(agent, at, body);
      if (answered !== status) throw new Error(`${at.pathname} answered ${answered}.`);
      times.push(performance.now() - begun);
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

/** Waits until so many events are stored and all of them settled, each at its first try. */
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
