import * as z from 'zod';
import { planPrices } from '#contracts/billing/prices.ts';
import { Pictures, Resource, Speech, WritingEvent } from '#contracts/resources/resource.ts';
import { type Observations, Skipped, type StepName } from './observe.ts';
import type { SmokeClient } from './smoke-client.ts';

/** Results of earlier steps that later steps need. */
export interface SmokeState {
  resource?: Resource;
}

export type Step = (client: SmokeClient, state: SmokeState) => Promise<Observations | Skipped>;

const typeOf = ({ headers }: Response) => (headers.get('content-type') ?? 'none').split(';')[0];

/** Cloudflare reports whether a response was cached; a local runtime does not. */
const cacheOf = ({ headers }: Response) =>
  headers.get('cf-cache-status') === 'HIT' ? 'from a cache' : 'not from a cache';

async function site(client: SmokeClient): Promise<Observations> {
  const page = await client.get('/');
  const html = await page.text();
  const [file = '/assets/none.js'] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const hashed = await client.get(file);
  await hashed.arrayBuffer();
  const missing = await client.get('/assets/no-such-file-12345678.js');
  await missing.body?.cancel();
  const isKept = hashed.headers.get('cache-control')?.includes('immutable');
  return {
    page: `${page.status} ${typeOf(page)}`,
    policy: page.headers.get('content-security-policy')?.includes("script-src 'self'")
      ? 'yes'
      : 'no',
    'a file with a hash': `${hashed.status} ${isKept ? 'immutable' : 'not kept'}`,
    'a missing file': `${missing.status} ${missing.headers.get('cache-control')}`,
  };
}

/**
 * A short dialogue with two kinds of questions, sound and pictures: covers every kind of call to the model.
 */
const draft = {
  title: 'Smoke test',
  topic: 'Buying bread at the market',
  from: 'en',
  to: 'fr',
  audience: 'A2.1',
  count: 100,
  textType: 'dialogue2',
  parts: ['vocab', 'phrase'],
};

/** A real model may take minutes for pictures. */
const lessonMs = 300_000;

async function lesson(client: SmokeClient, state: SmokeState): Promise<Observations> {
  const created = await client.call('POST', '/v1/resources', { draft });
  if (created.status !== 201) return { stream: `POST /v1/resources: ${created.status}` };
  const { id } = Resource.parse(await created.json());
  const stream = await client.call('POST', `/v1/resources/${id}/generate`);
  const text = await stream.text();
  if (!stream.ok) return { stream: `refused with ${stream.status}: ${text.slice(0, 300)}` };
  const lines = text.trim().split('\n');
  const kinds = lines.map((line) => {
    const event = WritingEvent.parse(JSON.parse(line));
    return event.type === 'problem' ? `problem ${event.problem.code}` : event.type;
  });
  const isWhole = kinds.filter((kind) => kind === 'sentence').length > 2 && kinds.at(-1) === 'done';
  const resource = await settled(client, id);
  state.resource = resource;
  const statusOf = (...names: string[]) => {
    const parts = resource.parts.filter(({ part }) => names.includes(part));
    const other = parts.find(({ status }) => status !== 'ready');
    if (parts.length === 0) return 'not asked for';
    return other ? `${other.part} ${other.status} ${other.problem?.code ?? ''}`.trim() : 'ready';
  };
  return {
    stream: isWhole ? 'sentences, then done' : [...new Set(kinds)].join(', '),
    text: statusOf('text'),
    questions: statusOf('vocab', 'phrase'),
    speech: statusOf('speech'),
    pictures: statusOf('pictures'),
  };
}

async function settled(client: SmokeClient, id: string): Promise<Resource> {
  for (const end = Date.now() + lessonMs; ; ) {
    const resource = Resource.parse(await (await client.call('GET', `/v1/resources/${id}`)).json());
    const isOpen = resource.parts.some(({ status }) => status === 'queued' || status === 'running');
    if (!isOpen || Date.now() > end) return resource;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const contentOf = ({ resource }: SmokeState, part: string): unknown =>
  resource?.parts.find((one) => one.part === part)?.content;

async function clip(client: SmokeClient, state: SmokeState): Promise<Observations> {
  const speech = Speech.safeParse(contentOf(state, 'speech'));
  const [first] = Object.values(speech.data?.clips ?? {});
  if (!first) return { whole: 'the lesson has no clip' };
  const path = `/api/v1/media/${first.key}`;
  const whole = await client.get(path);
  const { byteLength } = await whole.arrayBuffer();
  const again = await client.get(path);
  await again.arrayBuffer();
  const some = await client.get(path, { range: 'bytes=0-3' });
  const someBytes = (await some.arrayBuffer()).byteLength;
  const beyond = await client.get(path, { range: `bytes=${byteLength}-` });
  await beyond.body?.cancel();
  const etag = whole.headers.get('etag') ?? '';
  const unchanged = await client.get(path, { 'if-none-match': etag });
  await unchanged.body?.cancel();
  return {
    whole: `${whole.status} ${typeOf(whole)}`,
    'four bytes': `${some.status} ${someBytes}`,
    'beyond its end': String(beyond.status),
    unchanged: String(unchanged.status),
    'the second time': cacheOf(again),
  };
}

async function picture(_: SmokeClient, state: SmokeState): Promise<Observations> {
  const pictures = Pictures.safeParse(contentOf(state, 'pictures'));
  const count = Object.keys(pictures.data ?? {}).length;
  return { kind: count > 0 ? 'a file or an emoji' : 'none' };
}

/** Requests a new password. Only someone who reads the mailbox can see whether the email arrives. */
const mailTo =
  (userName: string): Step =>
  async (client) => {
    const answer = await client.call('POST', '/forgetPassword', { email: userName });
    await answer.body?.cancel();
    return { answer: String(answer.status) };
  };

const Page = z.object({ url: z.url() });
const Current = z.object({
  base: z.looseObject({ plan: z.string(), status: z.string() }).nullable(),
});

const plan = 'SINGLE_TEACHER';
/** How long the user has to enter a card on Stripe's own page. */
const paymentMs = 600_000;

/**
 * Buys a first plan and cancels its renewal. On the local Stripe, the payment form is submitted
 * automatically. On Stripe itself, the address is printed for the user, who pays in a sandbox with the card
 * 4242 4242 4242 4242. An account that has a plan cannot buy another. If an earlier run left a payment page
 * open, this page is used.
 */
const purchase =
  (say: (line: string) => void): Step =>
  async (client): Promise<Observations | Skipped> => {
    const current = await currentPlan(client);
    if (current) {
      return new Skipped(`The account has a plan (${current}): to buy one, use a fresh account.`);
    }
    const asked = { planId: planPrices[plan].planId, quantity: 1 };
    const answer = await client.call('POST', '/subscriptions/checkout', asked);
    const page = Page.safeParse(await answer.json().catch(() => null));
    if (!page.success) return { page: `refused with ${answer.status}` };
    const { url } = page.data;
    if (new URL(url).hostname === '127.0.0.1') {
      const body = new URLSearchParams({ do: 'pay', card: '4242 4242 4242 4242' });
      await fetch(url, { method: 'POST', body, redirect: 'manual' });
    } else {
      say(`  pay here with the card 4242 4242 4242 4242: ${url}`);
    }
    const isBought = await hasPlan(client, paymentMs);
    if (!isBought) return { page: 'opened', plan: 'did not arrive' };
    const ended = await client.call('POST', '/subscriptions/cancel');
    await ended.body?.cancel();
    return { page: 'opened', plan: 'arrived', 'renewal ended': String(ended.status) };
  };

/** The current plan if it was bought. Null if there is no plan, a trial or an ended plan. */
async function currentPlan(client: SmokeClient): Promise<string | null> {
  const answer = await client.call('GET', '/subscriptions/current');
  const { base } = Current.safeParse(await answer.json().catch(() => null)).data ?? {};
  return base?.status === 'active' && base.plan !== 'TRIAL' ? base.plan : null;
}

async function hasPlan(client: SmokeClient, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if ((await currentPlan(client)) === plan) return true;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  return false;
}

/** The steps of the smoke test, in order. */
export const smokeSteps = (
  userName: string,
  say: (line: string) => void,
): Readonly<Record<StepName, Step>> => ({
  site,
  lesson,
  clip,
  picture,
  mail: mailTo(userName),
  purchase: purchase(say),
});
