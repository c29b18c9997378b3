import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAutosave,
  type SaveOutcome,
  type SaveState,
  type Unsaved,
} from './create-autosave.ts';

function server() {
  const stored = new Map<string, string>();
  const states: SaveState[] = [];
  let outcome: SaveOutcome = 'saved';
  let kept: Unsaved<string> | null = null;
  const calls: string[] = [];
  const later = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
  const start = (id: string | null = null) =>
    createAutosave<string>(
      id,
      {
        create: async (value) => {
          calls.push(`create ${value}`);
          await later();
          if (outcome !== 'saved') return { outcome };
          const id = `r${stored.size + 1}`;
          stored.set(id, value);
          return { outcome, id };
        },
        update: async (id, value) => {
          calls.push(`update ${id} ${value}`);
          await later();
          if (outcome === 'saved' && !stored.has(id)) return 'gone';
          if (outcome === 'saved') stored.set(id, value);
          return outcome;
        },
        keep: (unsaved) => {
          kept = unsaved;
        },
        onState: (state) => states.push(state),
      },
      { quiet: 800, again: 5000 },
    );
  return {
    stored,
    states,
    calls,
    start,
    kept: () => kept,
    answer: (next: SaveOutcome) => {
      outcome = next;
    },
  };
}

describe('createAutosave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('creates no draft before the first change, then one draft after a pause', async () => {
    const world = server();
    const autosave = world.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.calls).toEqual([]);
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(500);
    autosave.change('ab');
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.calls).toEqual(['create ab']);
    expect(world.states.at(-1)).toBe('saved');
    expect(autosave.id()).toBe('r1');
    expect(world.kept()).toBeNull();
  });

  it('stores a copy in the browser from the first keystroke', () => {
    const world = server();
    world.start('r9').change('half a wo');
    expect(world.kept()).toEqual({ id: 'r9', value: 'half a wo' });
  });

  it('sends changes made during a save after that save, one request at a time', async () => {
    const world = server();
    const autosave = world.start();
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(850);
    autosave.change('ab');
    autosave.change('abc');
    await vi.advanceTimersByTimeAsync(500);
    expect(world.calls).toEqual(['create a', 'update r1 abc']);
    expect(world.stored.get('r1')).toBe('abc');
  });

  it('reports offline, keeps the work and saves once the network is back', async () => {
    const world = server();
    const autosave = world.start();
    world.answer('offline');
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.states.at(-1)).toBe('offline');
    expect(world.kept()).toEqual({ id: null, value: 'a' });
    world.answer('saved');
    autosave.retry();
    await vi.advanceTimersByTimeAsync(200);
    expect(world.states.at(-1)).toBe('saved');
    expect(world.kept()).toBeNull();
  });

  it('retries a failed save automatically', async () => {
    const world = server();
    const autosave = world.start();
    world.answer('failed');
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1000);
    world.answer('saved');
    await vi.advanceTimersByTimeAsync(5200);
    expect(world.stored.get('r1')).toBe('a');
  });

  it('creates a new draft if the stored draft is gone', async () => {
    const world = server();
    const autosave = world.start('lost');
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(1100);
    expect(world.calls).toEqual(['update lost a', 'create a']);
    expect(autosave.id()).toBe('r1');
  });

  it('saves immediately on flush and returns true if it succeeded', async () => {
    const world = server();
    const autosave = world.start();
    autosave.change('a');
    const saved = autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await saved).toBe(true);
    autosave.change('b');
    world.answer('offline');
    const failed = autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await failed).toBe(false);
    autosave.stop();
  });
});
