import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '#contracts/analytics/event.ts';
import { maxEvents } from '#contracts/analytics/max-events.ts';
import { type AnalyticsDependencies, createAnalytics } from './log-event.ts';

function world(over: Partial<AnalyticsDependencies> = {}) {
  const sent: (readonly AnalyticsEvent[])[] = [];
  const log: unknown[][] = [];
  const planned: (() => void)[] = [];
  const fake: AnalyticsDependencies = {
    counts: () => true,
    send: async (events) => void sent.push(events),
    later: (call) => void planned.push(call),
    log: (...words) => log.push(words),
    ...over,
  };
  return { analytics: createAnalytics(fake), sent, log, planned };
}

const print = { id: 'print', type: 'a' };
const page = { id: '/preview/:id', type: 'page' };

test('batches events into one call', () => {
  const { analytics, sent, planned } = world();
  analytics.log(page);
  analytics.log(print);
  expect(sent).toEqual([]);
  expect(planned).toHaveLength(1);
  planned[0]?.();
  expect(sent).toEqual([[page, print]]);
  analytics.log(print);
  expect(planned).toHaveLength(2);
});

test('sends pending events once when the user leaves the page', () => {
  const { analytics, sent, planned } = world();
  analytics.log(print);
  analytics.flush();
  planned[0]?.();
  expect(sent).toEqual([[print]]);
});

test('sends immediately when the batch reaches the server’s limit', () => {
  const { analytics, sent } = world();
  for (let at = 0; at < maxEvents; at += 1) analytics.log(print);
  expect(sent.map((events) => events.length)).toEqual([maxEvents]);
});

test('counts no events for visitors and pupils, or after signing out', () => {
  const visitor = world({ counts: () => false });
  visitor.analytics.log(print);
  expect(visitor.planned).toEqual([]);
  let here = true;
  const leaving = world({ counts: () => here });
  leaving.analytics.log(print);
  here = false;
  leaving.analytics.flush();
  expect(leaving.sent).toEqual([]);
});

test('logs a failure and does not throw', async () => {
  const { analytics, log } = world({ send: async () => Promise.reject(new Error('no network')) });
  analytics.log(print);
  analytics.flush();
  await expect.poll(() => log.length).toBe(1);
});
