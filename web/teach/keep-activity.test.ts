import { expect, test, vi } from 'vitest';
import { activityStates, afterPaintOrLeave, createActivityKeeper } from './keep-activity.ts';

function openWorld() {
  const items = new Map<string, string>();
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  let fails = false;
  return {
    items,
    sent,
    answers,
    failNext: () => {
      fails = true;
    },
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    put: async (_: string, json: unknown) => {
      const state =
        typeof json === 'object' && json !== null ? Reflect.get(json, 'state') : undefined;
      sent.push(state);
      if (fails) {
        fails = false;
        throw new Error('no network');
      }
      await new Promise<void>((resolve) => answers.push(resolve));
    },
    wait: async () => {},
    afterPaintOrLeave: (call: () => void) => void Promise.resolve().then(call),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('sends a change made during another request after that request and loses no change', async () => {
  const world = openWorld();
  const keeper = createActivityKeeper('r1', true, world);
  keeper.keep('gap-fill', { seed: 1 });
  await settle();
  keeper.keep('gap-fill', { seed: 2 });
  await settle();
  expect(world.sent).toEqual([{ seed: 1 }]);
  world.answers.shift()?.();
  await settle();
  expect(world.sent).toEqual([{ seed: 1 }, { seed: 2 }]);
  expect(world.items.size).toBe(1);
  world.answers.shift()?.();
  await settle();
  expect(world.items.size).toBe(0);
});

test('keeps an unsent change on the device and sends it when the page reopens', async () => {
  const world = openWorld();
  world.failNext();
  createActivityKeeper('r1', true, world).keep('gap-fill', { seed: 3 });
  await settle();
  expect(world.items.size).toBe(1);
  const reopened = createActivityKeeper('r1', true, world);
  expect(reopened.read('gap-fill')).toEqual({ seed: 3 });
  await settle();
  expect(world.sent).toEqual([{ seed: 3 }, { seed: 3 }]);
});

test('stores a visitor’s state only on the device and ignores damaged storage', async () => {
  const world = openWorld();
  const keeper = createActivityKeeper('r1', false, world);
  keeper.keep('gap-fill', { seed: 4 });
  await settle();
  expect(world.sent).toEqual([]);
  world.items.set('activity:r1:gap-fill', '{broken');
  expect(keeper.read('gap-fill')).toBeUndefined();
});

test('writes only the newest state of a moving slider, but returns it immediately when read', async () => {
  const world = openWorld();
  const written: string[] = [];
  const storage = {
    ...world.storage,
    setItem: (key: string, value: string) => {
      written.push(value);
      world.storage.setItem(key, value);
    },
  };
  const keeper = createActivityKeeper('r1', false, { ...world, storage });
  for (const seed of [1, 2, 3]) keeper.keep('gap-fill', { seed });
  expect(written).toEqual([]);
  await settle();
  expect(written).toEqual(['{"seed":3}']);
  keeper.keep('gap-fill', { seed: 4 });
  expect(keeper.read('gap-fill')).toEqual({ seed: 4 });
});

/** A browser in which the test triggers each frame. */
function openPage() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  const page = new EventTarget();
  const paint = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { page, paint };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('waits for the next frame and calls the function once', async () => {
  const { page, paint } = openPage();
  const call = vi.fn();
  afterPaintOrLeave(call, page);
  await turn();
  expect(call).not.toHaveBeenCalled();
  paint();
  await turn();
  page.dispatchEvent(new Event('pagehide'));
  expect(call).toHaveBeenCalledOnce();
});

test.each(['pagehide', 'visibilitychange'])(
  'calls the function immediately on %s without waiting for a frame',
  async (event) => {
    const { page, paint } = openPage();
    const call = vi.fn();
    afterPaintOrLeave(call, page);
    page.dispatchEvent(new Event(event));
    expect(call).toHaveBeenCalledOnce();
    paint();
    await turn();
    expect(call).toHaveBeenCalledOnce();
  },
);

test('prefers the states on this device to the stored states of a colleague’s lesson', async () => {
  const world = openWorld();
  const lesson = {
    id: 'r1',
    mine: false,
    activities: { 'gap-fill': { seed: 1 }, pairs: { seed: 2 } },
  };
  createActivityKeeper('r1', false, world).keep('gap-fill', { seed: 9 });
  await settle();
  expect(activityStates(lesson, world)).toMatchObject({
    'gap-fill': { seed: 9 },
    pairs: { seed: 2 },
  });
  expect(world.sent).toEqual([]);
});
