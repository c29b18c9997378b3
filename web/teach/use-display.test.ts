import { expect, test } from 'vitest';
import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { createDisplayKeeper } from './use-display.ts';

const big: DisplaySettings = { ...defaultDisplay, fontSize: 28 };
const yellow: DisplaySettings = { ...defaultDisplay, colours: 'yellow' };

function openWorld(server: unknown = null) {
  const items = new Map<string, string>();
  const world = {
    items,
    server,
    online: true,
    sent: [] as unknown[],
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    get: async () => {
      if (!world.online) throw new Error('no network');
      return { display: world.server };
    },
    put: async (_: string, json: unknown) => {
      if (!world.online) throw new Error('no network');
      world.sent.push(json);
      world.server = json;
    },
    wait: async () => {},
  };
  return world;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('keeps a visitor’s settings on the device and makes no request', async () => {
  const world = openWorld(yellow);
  createDisplayKeeper(null, world).keep(big);
  await settle();
  expect(world.sent).toEqual([]);
  const again = createDisplayKeeper(null, world);
  expect(again.read()).toEqual(big);
  expect(await again.refresh()).toBeNull();
});

test('loads a teacher’s settings on a new device', async () => {
  const world = openWorld(yellow);
  const keeper = createDisplayKeeper('t1', world);
  expect(keeper.read()).toEqual(defaultDisplay);
  expect(await keeper.refresh()).toEqual(yellow);
  expect(createDisplayKeeper('t1', world).read()).toEqual(yellow);
  expect(await keeper.refresh()).toBeNull();
});

test('sends several quick changes in one request, with the latest value', async () => {
  const world = openWorld();
  const keeper = createDisplayKeeper('t1', world);
  keeper.keep(yellow);
  keeper.keep(big);
  await settle();
  expect(world.sent).toEqual([big]);
});

test('sends an offline change later and does not overwrite it with older settings', async () => {
  const world = openWorld(yellow);
  world.online = false;
  createDisplayKeeper('t1', world).keep(big);
  await settle();
  world.online = true;
  const reopened = createDisplayKeeper('t1', world);
  expect(reopened.read()).toEqual(big);
  expect(await reopened.refresh()).toBeNull();
  expect(world.server).toEqual(big);
});

test('stores settings per teacher and replaces damaged settings with the defaults', () => {
  const world = openWorld();
  createDisplayKeeper('t1', world).keep(big);
  expect(createDisplayKeeper('t2', world).read()).toEqual(defaultDisplay);
  world.items.set('lexiloom-display:t1', '{broken');
  expect(createDisplayKeeper('t1', world).read()).toEqual(defaultDisplay);
});
