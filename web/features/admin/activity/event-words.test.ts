import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ActivityEvent, EventOf } from '#contracts/admin/activity.ts';
import { changeTitle } from './change-words.ts';
import { eventWords, streamLines } from './event-words.ts';

const base = { at: '2026-11-22T08:00:00.000Z', actor: null, failed: false };
const call = (id: string, more: Partial<EventOf<'generation'>> = {}): EventOf<'generation'> => ({
  ...base,
  id,
  kind: 'generation',
  part: 'vocab',
  model: 'gpt-5-mini',
  outcome: 'ok',
  promptTokens: 1000,
  completionTokens: 200,
  costMicros: 1500,
  milliseconds: 2100,
  resourceId: 'r',
  language: 'fr',
  ...more,
});
const change = (
  action: string,
  subject: string,
  more: Partial<EventOf<'change'>> = {},
): EventOf<'change'> => ({
  ...base,
  id: 'c',
  kind: 'change',
  action,
  subject,
  about: null,
  before: null,
  after: null,
  call: null,
  sent: null,
  nothing: null,
  ...more,
});
const say = (...events: ActivityEvent[]) => {
  const [line] = streamLines(events);
  if (!line) throw new Error('no line');
  const { title, details } = eventWords(line);
  return [title, ...details].join(' | ');
};

test.each<[string, ActivityEvent[], string]>([
  [
    'a generation',
    [call('1')],
    'Key vocabulary: 1 call of gpt-5-mini | 1,200 tokens (1,000 in, 200 out) | US$0.0015 | 2.1 s | French',
  ],
  [
    'a job that needed a second call',
    [call('1'), call('2', { failed: true, outcome: 'model_nonsense' })],
    'Key vocabulary: 2 calls of gpt-5-mini | 1 failed, the model’s answer could not be used | 2,400 tokens (2,000 in, 400 out) | US$0.003 | 4.2 s | French',
  ],
  [
    'a trial, which calls two models',
    [
      call('1', { part: 'trial', model: 'omni-moderation', costMicros: 0, resourceId: null }),
      call('2', { part: 'trial', resourceId: null }),
    ],
    'Trial by an admin: 2 calls of gpt-5-mini and omni-moderation | 2,400 tokens (2,000 in, 400 out) | US$0.0015 | 4.2 s | French',
  ],
  [
    'a sign-in',
    [{ ...base, id: 's', kind: 'sign-in', device: 'Firefox on Windows' }],
    'Signed in | Firefox on Windows',
  ],
  [
    'a dead letter',
    [
      {
        ...base,
        id: 'd',
        kind: 'dead-letter',
        part: 'speech',
        reason: 'model_down',
        resourceId: 'r',
        language: 'ja',
        replay: 'sent',
      },
    ],
    'Sound: abandoned | the model could not be reached | Japanese | retried: sent again',
  ],
  [
    'an unreadable message',
    [
      {
        ...base,
        id: 'd',
        kind: 'dead-letter',
        part: null,
        resourceId: null,
        language: null,
        reason: 'the message could not be read',
        replay: null,
      },
    ],
    'A message was abandoned | the message could not be read',
  ],
  [
    'a payment',
    [
      {
        ...base,
        id: 'p',
        kind: 'payment',
        type: 'invoice.paid',
        amount: 800,
        currency: 'gbp',
        problem: null,
        settled: true,
        outcome: null,
      },
    ],
    'Paid | £8.00',
  ],
  [
    'a refund',
    [
      {
        ...base,
        id: 'p',
        kind: 'payment',
        type: 'charge.refunded',
        amount: 700,
        currency: 'eur',
        problem: null,
        settled: true,
        outcome: null,
      },
    ],
    'A payment was refunded | €7.00',
  ],
  [
    'a dispute that was lost',
    [
      {
        ...base,
        id: 'p',
        kind: 'payment',
        type: 'charge.dispute.closed',
        amount: 2_990_000,
        currency: 'cop',
        problem: null,
        settled: true,
        outcome: 'lost',
      },
    ],
    'A dispute was settled | COP 29,900 | lost: what it paid for has ended',
  ],
  [
    'a Stripe event without wording',
    [
      {
        ...base,
        id: 'p',
        kind: 'payment',
        type: 'payout.paid',
        amount: null,
        currency: null,
        problem: 'No such customer',
        settled: false,
        outcome: null,
      },
    ],
    'Stripe: payout.paid | could not be processed yet: No such customer',
  ],
  [
    'a retry of failed jobs',
    [change('dead-letters.replayed', 'speech: model_down', { sent: 3, nothing: 1 })],
    'Retried failed jobs | Sound: the model could not be reached | 3 jobs sent again | 1 job with nothing left to do',
  ],
  ['a changed plan', [change('plan.changed', 'SINGLE_TEACHER')], 'Changed a plan | Single teacher'],
  ['a published model', [change('model.published', 'text')], 'Made a model live | Texts'],
  [
    'a changed model description',
    [change('model.described', 'qwen3:8b')],
    'Added or changed a model | qwen3:8b',
  ],
  [
    'a published prompt',
    [change('prompt.published', 'vocab')],
    'Published a prompt | Key vocabulary',
  ],
  ['a published page', [change('page.published', 'guide/games')], 'Published a page | guide/games'],
  [
    'added chunk words',
    [change('chunk-words.added', 'es, fr')],
    'Added chunk words | Spanish, French',
  ],
  [
    'a changed account',
    [
      change('account.changed', 'u1', {
        about: { id: 'u1', role: 'public', name: 'Ana Ruiz' },
        before: { accessType: 'DEFAULT', suspended: false, experimental: false },
        after: { accessType: 'UNLIMITED', suspended: true, experimental: false },
      }),
    ],
    'Changed an account | suspended | unlimited access',
  ],
  ['a deleted account', [change('account.deleted', 'pupil')], 'An account was deleted | pupil'],
])('describes %s', (_, events, words) => expect(say(...events)).toBe(words));

test('groups the calls of one job into one line, and separates calls by job, part and time', () => {
  const lines = streamLines([
    call('1'),
    call('3', { part: 'text' }),
    call('2'),
    call('4', { part: 'text', resourceId: 'other' }),
    call('5', { part: 'text', resourceId: 'other', at: '2026-11-22T07:00:00.000Z' }),
    { ...base, id: 's', kind: 'sign-in', device: null },
  ]);
  expect(lines.map(({ calls }) => calls.length)).toEqual([2, 1, 1, 1, 0]);
});

test('has a title for every action in the audit log', () => {
  const folder = fileURLToPath(new URL('../../../../functions', import.meta.url));
  const actions = globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((source) => /insert into audit_log|action: '/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/(?<!fieldError\()'([a-z-]+\.[a-z]+(?:[ -][a-z]+)*)'/g),
    ])
    .map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(20);
  const speechless = actions.filter((action) => changeTitle(action) === action);
  expect(speechless).toEqual([]);
});
