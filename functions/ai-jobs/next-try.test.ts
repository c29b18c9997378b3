import { describe, expect, it } from 'vitest';
import type { Call } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { nextTry, type Retry } from './next-try.ts';

const down = new ModelFailure('model_down', '503');
const billed = { promptTokens: 10, completionTokens: 5 } as Call;

/**
 * Retries a job, with a model that always fails immediately, until no retry is scheduled. Returns the
 * retries.
 */
function waitFor(failure: ModelFailure, calls: readonly Call[] = []): Retry[] {
  const tries: Retry[] = [];
  let now = Date.parse('2026-12-01T08:00:00Z');
  let waiting: { since: string; paid: number } | null = null;
  for (;;) {
    const retry = nextTry({ waiting, part: 'phrase' }, failure, calls, { now, random: 0.5 });
    if (!retry) return tries;
    tries.push(retry);
    waiting = retry;
    now += retry.delayMs;
  }
}

describe('job retries', () => {
  it('retries for two hours, with delays that grow to five minutes', () => {
    const tries = waitFor(down);
    const pauses = tries.map(({ delayMs }) => delayMs);
    expect(pauses[0]).toBe(4_000);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(Math.max(...pauses)).toBe(300_000);
    const waited = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeGreaterThanOrEqual(7_200_000);
    expect(waited).toBeLessThan(7_500_000);
    expect(tries.length).toBeLessThan(45);
  });

  it('continues an aborted job immediately, without counting it as an attempt', () => {
    const stopped = new ModelFailure('stopped', 'in the middle');
    const waiting = { since: new Date().toISOString(), paid: 2 };
    expect(nextTry({ waiting, part: 'phrase' }, stopped, [billed])).toEqual({
      ...waiting,
      delayMs: 0,
    });
  });

  it('retries soon after a short outage has ended', () => {
    let waited = 0;
    for (const { delayMs } of waitFor(down)) {
      if (waited >= 60_000) break;
      waited += delayMs;
    }
    expect(waited).toBeLessThan(100_000);
  });

  it('never retries before the server allows it', () => {
    const busy = new ModelFailure('model_busy', '429', { retryAfterMs: 600_000 });
    expect(nextTry({ waiting: null, part: 'phrase' }, busy, [])?.delayMs).toBe(600_000);
  });

  it('retries once at the end of the two hours if the server requests a delay of one day', () => {
    const busy = new ModelFailure('model_busy', '429', { retryAfterMs: 86_400_000 });
    expect(waitFor(busy).map(({ delayMs }) => delayMs)).toEqual([7_200_000]);
  });

  it('counts a question whose reply was lost as paid, but not pictures that were stored', () => {
    const calls = [{ ...billed, outcome: 'ok' }];
    expect(nextTry({ waiting: null, part: 'pictures' }, down, calls)?.paid).toBe(0);
    expect(nextTry({ waiting: null, part: 'phrase' }, down, calls)?.paid).toBe(1);
  });

  it('gives up an aborted job after two hours', () => {
    const waiting = { since: '2026-12-01T08:00:00.000Z', paid: 0 };
    const stopped = new ModelFailure('stopped', 'in the middle');
    const now = Date.parse(waiting.since) + 7_200_000;
    expect(nextTry({ waiting, part: 'words' }, stopped, [], { now })).toBeNull();
  });

  it('gives up after three billed attempts', () => {
    expect(waitFor(new ModelFailure('model_cut_off', 'length'), [billed])).toHaveLength(2);
  });

  it('does not retry a failure that waiting cannot fix', () => {
    expect(waitFor(new ModelFailure('model_refused', 'no'))).toEqual([]);
    expect(waitFor(new ModelFailure('model_setup', '404'))).toEqual([]);
  });
});
