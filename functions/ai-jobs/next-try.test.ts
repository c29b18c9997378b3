import { describe, expect, it } from 'vitest';
import type { Call } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { nextTry, type Retry } from './next-try.ts';

const down = new ModelFailure('model_down', '503');
const billed = { promptTokens: 10, completionTokens: 5 } as Call;

/** Tries a job again and again at a model that fails at once, until it is given up. */
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

describe('a job at a model that is away', () => {
  it('is tried for two hours, with pauses that grow to five minutes', () => {
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

  it('goes on at once where it was stopped, and nothing is held against it', () => {
    const stopped = new ModelFailure('stopped', 'in the middle');
    const waiting = { since: new Date().toISOString(), paid: 2 };
    expect(nextTry({ waiting, part: 'phrase' }, stopped, [billed])).toEqual({
      ...waiting,
      delayMs: 0,
    });
  });

  it('is done soon after a short outage ends', () => {
    let waited = 0;
    for (const { delayMs } of waitFor(down)) {
      if (waited >= 60_000) break;
      waited += delayMs;
    }
    expect(waited).toBeLessThan(100_000);
  });

  it('is never tried before the server allows it', () => {
    const busy = new ModelFailure('model_busy', '429', { retryAfterMs: 600_000 });
    expect(nextTry({ waiting: null, part: 'phrase' }, busy, [])?.delayMs).toBe(600_000);
  });

  it('is tried once more at the end, where the server asks for a day', () => {
    const busy = new ModelFailure('model_busy', '429', { retryAfterMs: 86_400_000 });
    expect(waitFor(busy).map(({ delayMs }) => delayMs)).toEqual([7_200_000]);
  });

  it('loses nothing by pictures that were kept, but does by a question whose reply was not', () => {
    const calls = [{ ...billed, outcome: 'ok' }];
    expect(nextTry({ waiting: null, part: 'pictures' }, down, calls)?.paid).toBe(0);
    expect(nextTry({ waiting: null, part: 'phrase' }, down, calls)?.paid).toBe(1);
  });

  it('is not handed on for ever', () => {
    const waiting = { since: '2026-12-01T08:00:00.000Z', paid: 0 };
    const stopped = new ModelFailure('stopped', 'in the middle');
    const now = Date.parse(waiting.since) + 7_200_000;
    expect(nextTry({ waiting, part: 'words' }, stopped, [], { now })).toBeNull();
  });

  it('is given up after three tries that are billed', () => {
    expect(waitFor(new ModelFailure('model_cut_off', 'length'), [billed])).toHaveLength(2);
  });

  it('is not tried again where waiting cannot help', () => {
    expect(waitFor(new ModelFailure('model_refused', 'no'))).toEqual([]);
    expect(waitFor(new ModelFailure('model_setup', '404'))).toEqual([]);
  });
});
