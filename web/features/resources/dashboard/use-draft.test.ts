import { expect, it } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { HttpError } from '#ui/http-error.ts';
import type { Creation, StoredDraft } from './stored-draft.ts';
import { createDraftSaver } from './use-draft.ts';

/** A stand-in server that creates only one resource per idempotency key, and whose responses can be lost. */
function open() {
  const stored = new Map<string, Draft>();
  const answered = new Map<string, string>();
  const bodies: string[] = [];
  let failure: number | null = null;
  let kept: StoredDraft | null = null;
  const start = (begun: Creation | null = null) =>
    createDraftSaver(
      {
        async create(draft, key) {
          bodies.push(JSON.stringify(draft));
          if (failure === 400) throw new HttpError(400, null);
          const id = answered.get(key) ?? `r${stored.size + 1}`;
          if (!answered.has(key)) stored.set(id, draft);
          answered.set(key, id);
          if (failure !== null) throw new HttpError(failure, null);
          return id;
        },
        async update(id, draft) {
          if (failure !== null) throw new HttpError(failure, null);
          stored.set(id, draft);
        },
        newKey: () => `key-${answered.size + 1}-${stored.size}`,
      },
      (next) => {
        kept = next;
      },
      begun,
    );
  return {
    stored,
    bodies,
    start,
    kept: () => kept,
    fail: (status: number | null) => (failure = status),
  };
}

const first = Draft.parse({ title: 'La f' });
const later = Draft.parse({ title: 'La fête' });

it.each([0, 503])(
  'creates one resource with the latest draft after a response was lost (%i)',
  async (status) => {
    const world = open();
    const saver = world.start();
    world.fail(status);
    expect(await saver.create(first)).not.toHaveProperty('id');
    world.fail(null);
    expect(await saver.create(later)).toEqual({ id: 'r1', outcome: 'saved' });
    expect([...world.stored.values()]).toEqual([later]);
  },
);

it('does not create a second resource after a reload before the retry', async () => {
  const world = open();
  world.fail(0);
  const { title, ...rest } = first;
  await world.start().create({ ...rest, title });
  const stored = JSON.parse(JSON.stringify(world.kept()?.creation));
  const begun = { ...stored, draft: Draft.parse(stored.draft) };
  world.fail(null);
  expect(await world.start(begun).create(later)).toEqual({ id: 'r1', outcome: 'saved' });
  expect([...world.stored.values()]).toEqual([later]);
  expect(new Set(world.bodies).size, 'one key, one request').toBe(1);
});

it('sends the corrected draft after the server rejected the first draft', async () => {
  const world = open();
  const saver = world.start();
  world.fail(400);
  expect(await saver.create(first)).toEqual({ outcome: 'failed' });
  world.fail(null);
  expect(await saver.create(later)).toEqual({ id: 'r1', outcome: 'saved' });
  expect([...world.stored.values()]).toEqual([later]);
});

it('creates a new resource when the stored draft is gone', async () => {
  const world = open();
  const saver = world.start();
  await saver.create(first);
  world.fail(409);
  expect(await saver.update('r1', later)).toBe('gone');
  world.fail(null);
  expect(await saver.create(later)).toEqual({ id: 'r2', outcome: 'saved' });
});
