import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MailEnv, openMailer } from './mailer.ts';
import { sendWaitingMails, type WaitingMail } from './waiting-mails.ts';

const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/**
 * Returns a fake of Cloudflare's email service, which accepts this many emails a day, and a fake of its
 * queue.
 */
function openService(allowed: number) {
  const left: string[] = [];
  const texts: string[] = [];
  const waiting: { body: WaitingMail; attempts: number }[] = [];
  let today = allowed;
  const env = {
    MAIL_FROM: 'no-reply@lexiloom.test',
    SESSION_SECRET: 'a secret of at least thirty-two bytes',
    EMAIL: {
      async send({ to, text }: { to: string; text: string }) {
        const fail = (code: string) => Promise.reject(Object.assign(new Error('no'), { code }));
        if (to.startsWith('bounced')) return fail('E_RECIPIENT_SUPPRESSED');
        if (today <= 0) return fail('E_DAILY_LIMIT_EXCEEDED');
        today -= 1;
        left.push(to);
        texts.push(text);
      },
    },
    MAILS: {
      async send(body: WaitingMail) {
        waiting.push({ body, attempts: 1 });
      },
    },
  } satisfies Pick<MailEnv, 'EMAIL' | 'MAIL_FROM' | 'MAILS' | 'SESSION_SECRET'>;
  /** Delivers the waiting messages from the queue. Returns the delays of the messages that are retried. */
  async function bring(now = Date.now()): Promise<number[]> {
    const delays: number[] = [];
    const batch = waiting.splice(0);
    await sendWaitingMails(
      env,
      batch.map((message) => ({
        ...message,
        ack() {},
        retry({ delaySeconds }: { delaySeconds: number }) {
          delays.push(delaySeconds);
          waiting.push({ ...message, attempts: message.attempts + 1 });
        },
      })),
      now,
    );
    return delays;
  }
  return {
    mailer: openMailer(env as unknown as MailEnv),
    left,
    texts,
    waiting,
    bring,
    renew: (more = allowed) => {
      today = more;
    },
  };
}

it('queues emails above the daily limit until the next day', async () => {
  const service = openService(3);
  const school = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@school.test`);
  await Promise.all(school.map((to) => service.mailer.send(to, mail)));
  expect(service.left).toHaveLength(3);
  expect(await service.bring()).toEqual([120, 120]);
  expect(await service.bring()).toEqual([240, 240]);
  service.renew();
  expect(await service.bring()).toEqual([]);
  expect([...service.left].sort()).toEqual(school);
});

it('retries at least every hour, and gives up after three days', async () => {
  const service = openService(0);
  await service.mailer.send('a@school.test', mail);
  const since = Date.now();
  let now = since;
  let tries = 0;
  for (
    let delays = await service.bring(now);
    delays.length > 0;
    delays = await service.bring(now)
  ) {
    expect(delays[0]).toBeLessThanOrEqual(3_600);
    now += (delays[0] ?? 0) * 1_000;
    tries += 1;
  }
  expect(now - since).toBeGreaterThan(3 * 24 * 3_600_000);
  // Cloudflare's queues retry a message at most a hundred times.
  expect(tries).toBeLessThan(100);
});

it('drops an email to a suppressed address without failing', async () => {
  const service = openService(3);
  await service.mailer.send('bounced@school.test', mail);
  expect(service.waiting).toEqual([]);
  expect(service.left).toEqual([]);
});

it('encrypts a waiting email and later sends it unchanged', async () => {
  const service = openService(0);
  const text = 'Open https://lexiloom.test/newpassword/link#the-secret — ä, 猫';
  await service.mailer.send('a@school.test', { ...mail, text, html: text });
  expect(JSON.stringify(service.waiting)).not.toMatch(/the-secret|newpassword/);
  service.renew(1);
  await service.bring();
  expect(service.texts).toEqual([text]);
});

it('sends an old unencrypted email, and drops an email that it cannot decrypt', async () => {
  const service = openService(2);
  const since = new Date().toISOString();
  service.waiting.push({ body: { to: 'a@school.test', mail, since }, attempts: 1 });
  service.waiting.push({
    body: { to: 'b@school.test', sealed: btoa('nonsense'), since },
    attempts: 1,
  });
  expect(await service.bring()).toEqual([]);
  expect(service.left).toEqual(['a@school.test']);
});
