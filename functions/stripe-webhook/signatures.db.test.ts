import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signature } from '#emulators/stripe/deliver-events.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { randomFrom } from '#language/random.ts';
import { webhookRoutes } from './routes.ts';
import {
  createWebhookFixture,
  type WebhookFixture,
  webhookSecret,
} from './testing/webhook-fixture.ts';

let world: WebhookFixture;
let body: string;
beforeAll(async () => {
  world = await createWebhookFixture();
  await world.stripe.customers.create({ name: 'Ana Núñez', email: 'ana@school.test' });
  body = JSON.stringify(world.news().at(-1));
});
afterAll(() => world.close());

const now = () => Math.floor(Date.now() / 1000);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Sends these bytes with this signature header; returns the HTTP status. */
async function send(bytes: Uint8Array<ArrayBuffer>, header: string | null): Promise<number> {
  const call = createCaller(webhookRoutes, world.env);
  const answer = await call('POST /stripe/webhook', {
    body: bytes,
    headers: header === null ? {} : { 'stripe-signature': header },
  });
  return answer.status;
}
async function stored(): Promise<unknown> {
  const { rows } = await world.test.db.execute(
    sql`select count(*)::int as events from stripe_events`,
  );
  return rows[0];
}

test('rejects a thousand events with one byte changed, removed or added, and does not store them', {
  timeout: 120_000,
}, async () => {
  const header = signature(webhookSecret, body, now());
  const random = randomFrom(21);
  const good = bytesOf(body);
  for (let turn = 0; turn < 1000; turn += 1) {
    const at = Math.floor(random() * good.length);
    const byte = Math.floor(random() * 256);
    if (byte === good[at]) continue;
    const changed = [...good];
    changed.splice(at, turn % 3 === 2 ? 0 : 1, ...(turn % 3 === 1 ? [] : [byte]));
    expect(await send(Uint8Array.from(changed), header), `byte ${at}`).toBe(400);
  }
  expect(await stored()).toEqual({ events: 0 });
});

test.each([
  [
    'a signature made with another secret',
    () => [body, signature('whsec_of_somebody_else', body, now())],
  ],
  ['a missing signature', () => [body, null]],
  ['an empty signature', () => [body, '']],
  [
    'a signature without its timestamp',
    () => [body, signature(webhookSecret, body, now()).replace(/^t=\d+,/, '')],
  ],
  [
    'a timestamp that differs from the signed one',
    () => [body, signature(webhookSecret, body, now() - 9).replace(/^t=\d+/, `t=${now()}`)],
  ],
  [
    'a signature scheme other than v1',
    () => [body, signature(webhookSecret, body, now()).replace('v1=', 'v0=')],
  ],
  [
    'a signature that is 301 seconds old',
    () => [body, signature(webhookSecret, body, now() - 301)],
  ],
  [
    'a signature that is a year old',
    () => [body, signature(webhookSecret, body, now() - 31_536_000)],
  ],
  [
    'the same JSON with other white space',
    () => [JSON.stringify(JSON.parse(body), null, 2), signature(webhookSecret, body, now())],
  ],
  [
    'a body with a letter rewritten as an escape',
    () => [body.replace('ñ', '\\u00f1'), signature(webhookSecret, body, now())],
  ],
  ['a body with a byte order mark', () => [`\ufeff${body}`, signature(webhookSecret, body, now())]],
] as [string, () => [string, string | null]][])(
  'returns 400 and stores nothing for %s',
  async (_, made) => {
    const [text, header] = made();
    expect(await send(bytesOf(text), header)).toBe(400);
    expect(await stored()).toEqual({ events: 0 });
  },
);

test('accepts the exact bytes with a signature 290 seconds old', async () => {
  expect(body).toContain('ñ');
  expect(await send(bytesOf(body), signature(webhookSecret, body, now() - 290))).toBe(204);
  expect(await stored()).toEqual({ events: 1 });
});
