import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Letter, mailText } from './letter.ts';
import { type MailEnv, openMailer } from './mailer.ts';
import { mailSpeakers } from './say-mail.ts';
import { sendWaitingMails, type WaitingMail } from './waiting-mails.ts';
import { writeMail } from './write-mail.ts';

const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** A letter with this paragraph. */
const letterOf = (paragraph = mailText`See you soon.`): Letter => ({
  subject: mailText`For ${{ fullName: 'Ana' }}`,
  greeting: mailText`Hello ${{ fullName: 'Ana' }},`,
  paragraphs: [paragraph],
  action: { label: mailText`Open it`, address: 'https://lexiloom.test/link#the-secret' },
  afterwards: mailText`Nobody has translated this.`,
});
const letter = letterOf();

/** A moment that cannot be formatted. */
const never = { at: 'never', format: { dateStyle: 'long' } };

const speakerOf = mailSpeakers({
  texts: ['For {fullName}', 'Hello {fullName},', 'See you soon.', 'Open it', 'Warm regards,'],
  wordings: {
    de: [
      ['Für ', ['fullName']],
      ['Hallo ', ['fullName'], ','],
      'Bis bald.',
      'Öffnen',
      'Viele Grüße',
    ],
    ar: [null, ['مرحبًا ', ['fullName']], 'إلى اللقاء.', null, null],
  },
});

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
  const sent: { to: string; subject: string; text: string; html: string }[] = [];
  const waiting: { body: WaitingMail; attempts: number }[] = [];
  const delays: number[] = [];
  let isQueueDown = false;
  let today = allowed;
  const env = {
    MAIL_FROM: 'no-reply@lexiloom.test',
    SESSION_SECRET: 'a secret of at least thirty-two bytes',
    EMAIL: {
      async send(message: { to: string; subject: string; text: string; html: string }) {
        const { to } = message;
        const fail = (code: string) => Promise.reject(Object.assign(new Error('no'), { code }));
        if (to.startsWith('bounced')) return fail('E_RECIPIENT_SUPPRESSED');
        if (today <= 0) return fail('E_DAILY_LIMIT_EXCEEDED');
        today -= 1;
        left.push(to);
        sent.push(message);
      },
    },
    MAILS: {
      async send(body: WaitingMail, { delaySeconds }: { delaySeconds: number }) {
        if (isQueueDown) throw new Error('no queue');
        // A queue stores JSON.
        waiting.push({ body: JSON.parse(JSON.stringify(body)), attempts: 1 });
        delays.push(delaySeconds);
      },
    },
  } satisfies Pick<MailEnv, 'EMAIL' | 'MAIL_FROM' | 'MAILS' | 'SESSION_SECRET'>;
  /** Delivers the waiting messages from the queue. Returns the delays of the messages that are retried. */
  async function bring(now = Date.now()): Promise<number[]> {
    const retries: number[] = [];
    const batch = waiting.splice(0);
    await sendWaitingMails(
      env,
      batch.map((message) => ({
        ...message,
        ack() {},
        retry({ delaySeconds }: { delaySeconds: number }) {
          retries.push(delaySeconds);
          waiting.push({ ...message, attempts: message.attempts + 1 });
        },
      })),
      speakerOf,
      now,
    );
    return retries;
  }
  return {
    mailer: openMailer(env as unknown as MailEnv),
    /** The mailer of a Worker that has no secret. */
    withoutSecret: openMailer({ ...env, SESSION_SECRET: undefined } as unknown as MailEnv),
    left,
    sent,
    waiting,
    delays,
    bring,
    renew: (more = allowed) => {
      today = more;
    },
    stopQueue: () => {
      isQueueDown = true;
    },
  };
}

it('queues emails above the daily limit until the next day', async () => {
  const service = openService(3);
  const school = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@school.test`);
  await Promise.all(school.map((to) => service.mailer.send(to, letter, null)));
  expect(service.left).toHaveLength(3);
  expect(await service.bring()).toEqual([120, 120]);
  expect(await service.bring()).toEqual([240, 240]);
  service.renew();
  expect(await service.bring()).toEqual([]);
  expect([...service.left].sort()).toEqual(school);
});

it('retries at least every hour, and gives up after three days', async () => {
  const service = openService(0);
  await service.mailer.send('a@school.test', letter, null);
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
  await service.mailer.send('bounced@school.test', letter, null);
  expect(service.waiting).toEqual([]);
  expect(service.left).toEqual([]);
});

it('encrypts a waiting email and later sends it unchanged', async () => {
  const service = openService(0);
  const text = 'Open https://lexiloom.test/newpassword/link#the-secret — ä, 猫';
  const sent = letterOf(mailText`${{ text }}`);
  await service.mailer.send('a@school.test', sent, null);
  expect(JSON.stringify(service.waiting)).not.toMatch(/the-secret|newpassword/);
  service.renew(1);
  await service.bring();
  expect(service.sent).toMatchObject([writeMail(sent)]);
  expect(service.sent[0]?.text).toContain(text);
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

it.each([null, 'en-GB', 'en-XA', 'tlh'])(
  'sends a letter at once in English for the language %j',
  async (language) => {
    const service = openService(1);
    expect(await service.mailer.send('a@school.test', letter, language)).toBe('sent');
    expect(service.waiting).toEqual([]);
    expect(service.sent).toMatchObject([writeMail(letter)]);
  },
);

describe('a letter in another language', () => {
  it('is queued encrypted without delay, and sent in this language', async () => {
    const service = openService(1);
    expect(await service.mailer.send('a@school.test', letter, 'de')).toBe('waits');
    expect(service.sent).toEqual([]);
    expect(service.delays).toEqual([0]);
    expect(JSON.stringify(service.waiting)).not.toMatch(/the-secret|Ana/);
    expect(await service.bring()).toEqual([]);
    expect(service.sent).toMatchObject([
      {
        to: 'a@school.test',
        subject: 'Für Ana',
        text: `Hallo Ana,

Bis bald.

Öffnen:
https://lexiloom.test/link#the-secret

Nobody has translated this.

Viele Grüße
Lexiloom`,
      },
    ]);
    expect(service.sent[0]?.html).toContain('<html lang="de" dir="ltr">');
  });

  it('is queued unencrypted by a Worker without a secret', async () => {
    const service = openService(1);
    await service.withoutSecret.send('a@school.test', letter, 'de');
    await service.bring();
    expect(service.sent).toMatchObject([{ subject: 'Für Ana' }]);
  });

  it('is sent the next day if the daily limit is reached', async () => {
    const service = openService(0);
    await service.mailer.send('a@school.test', letter, 'de');
    expect(await service.bring()).toEqual([120]);
    service.renew(1);
    expect(await service.bring()).toEqual([]);
    expect(service.sent).toMatchObject([{ subject: 'Für Ana' }]);
  });

  it('is sent in English if it cannot be queued', async () => {
    const service = openService(1);
    service.stopQueue();
    expect(await service.mailer.send('a@school.test', letter, 'de')).toBe('sent');
    expect(service.sent).toMatchObject([writeMail(letter)]);
  });

  it('is sent in English if the language has no wordings yet', async () => {
    const service = openService(1);
    await service.mailer.send('a@school.test', letter, 'ja');
    await service.bring();
    expect(service.sent).toMatchObject([{ text: writeMail(letter).text }]);
  });

  it.each([
    ['cannot be said', { letter: letterOf(mailText`On ${{ moment: never }}.`), language: 'de' }],
    ['is of another version of the Worker', { letter: { form: 2 }, language: 'de' }],
  ])('is sent in English if it %s', async (_, translation) => {
    const service = openService(2);
    const since = new Date().toISOString();
    const body = { to: 'a@school.test', mail: { ...mail, translation }, since };
    service.waiting.push({ body: body as WaitingMail, attempts: 1 });
    await service.mailer.send('b@school.test', letter, 'de');
    expect(await service.bring()).toEqual([]);
    expect(service.sent).toMatchObject([{ ...mail, to: 'a@school.test' }, { subject: 'Für Ana' }]);
    expect(service.sent[0]).not.toHaveProperty('translation');
  });
});
