import { describe, expect, it } from 'vitest';
import type { PartStatus } from '#contracts/resources/resource.ts';
import {
  countReady,
  isBusy,
  nextPollMs,
  railOrder,
  railState,
  railWords,
  reasonToWait,
  sumUp,
} from './part-states.ts';

const part = (name: string, status: PartStatus, message?: string) => ({
  part: name,
  status,
  problem: message === undefined ? null : { code: 'model_down' as const, message },
});

describe('the rail of parts', () => {
  it.each([
    ['queued', 'Waiting'],
    ['running', 'Being written'],
    ['ready', 'Ready'],
    ['needs-edit', 'Needs a quick edit'],
    ['failed', 'Failed'],
  ] as const)('shows %s as "%s"', (status, words) => {
    expect(railWords(railState({ status }), 'phrase')).toBe(words);
  });

  it('shows a part without a job as waiting', () => {
    expect(railState(undefined)).toBe('waiting');
  });

  it('starts with the text and ends with sound and pictures', () => {
    expect(
      railOrder(['speech', 'text', 'vocab', 'pictures', 'words'], ['phrase', 'vocab']),
    ).toEqual(['text', 'phrase', 'vocab', 'words', 'speech', 'pictures']);
  });
});

describe('the reason to wait', () => {
  it('is the server’s message for a part that is being retried, even while the retry runs', () => {
    expect(reasonToWait(part('vocab', 'queued', 'The AI is away.'))).toBe('The AI is away.');
    expect(reasonToWait(part('vocab', 'running', 'The AI is away.'))).toBe('The AI is away.');
  });

  it('is null for a part that is only waiting in the queue or has ended', () => {
    expect(reasonToWait(part('vocab', 'queued'))).toBeNull();
    expect(reasonToWait(part('vocab', 'failed', 'The AI is away.'))).toBeNull();
    expect(reasonToWait(undefined)).toBeNull();
  });
});

describe('progress', () => {
  const parts = [part('text', 'ready'), part('vocab', 'failed'), part('speech', 'running')];

  it('counts the parts that are ready and excludes failed parts', () => {
    expect(countReady(parts)).toEqual({ ready: 1, all: 3 });
    expect(isBusy(parts)).toBe(true);
    expect(isBusy(parts.slice(0, 2))).toBe(false);
  });

  it('polls often for questions and less often for sound, and stops when all parts are done', () => {
    expect(nextPollMs('review', [part('vocab', 'running')])).toBe(1000);
    expect(nextPollMs('review', parts)).toBe(3000);
    expect(nextPollMs('review', parts.slice(0, 2))).toBe(0);
    expect(nextPollMs('writing', [])).toBe(1000);
  });

  it('polls rarely while all remaining parts wait for a provider', () => {
    const waits = part('vocab', 'queued', 'The AI is away.');
    expect(nextPollMs('review', [part('text', 'ready'), waits])).toBe(8000);
    expect(nextPollMs('review', [part('phrase', 'queued'), waits])).toBe(1000);
  });
});

it.each<[string, PartStatus[], string]>([
  ['all parts are ready', ['ready', 'ready'], 'Everything is ready'],
  ['one part failed', ['ready', 'failed'], '1 part failed'],
  [
    'some parts need an edit',
    ['needs-edit', 'failed', 'needs-edit'],
    '1 part failed, 2 parts need a quick edit',
  ],
  ['some parts are not ready yet', ['ready', 'queued', 'failed'], '1 of 3 parts ready'],
])('sums up that %s', (_, statuses, said) => {
  expect(sumUp(statuses.map((status) => ({ status })))).toBe(said);
});
