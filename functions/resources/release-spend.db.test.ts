import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aiSpend, resourceParts } from '#db/schema/resources.ts';
import { createResourceFixture, type ResourceFixture } from './testing/resource-fixture.ts';

let world: ResourceFixture;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());

const phrases = { items: [{ id: 'i1', sentenceId: 's1', target: 'Le chat', native: 'The cat' }] };
const word = { sentenceId: 's1', side: 'target', tokens: [{ id: 's1.t0', lemma: 'le' }] };

it.each([
  ['phrase', 'parts/phrase', { content: phrases }],
  ['words', 'words', word],
])(
  'what a running job of %s kept back is given back when the teacher edits it',
  async (part, path, json) => {
    const { db } = world.test;
    const day = new Date().toISOString().slice(0, 10);
    const id = await world.addLesson({}, [
      { part, status: 'running', reservedMicros: 700, reservedOn: day, generation: 3 },
    ]);
    await db.execute(sql`insert into ai_spend (user_id, day, reserved_micros)
    values (${world.owner.id}, ${day}, 900)
    on conflict (user_id, day) do update set reserved_micros = 900`);
    const answer = await world.call(`PUT /v1/resources/${id}/${path}`, {
      token: world.owner.token,
      json,
    });
    expect(answer.status).toBeLessThan(300);
    const [spend] = await db.select().from(aiSpend).where(eq(aiSpend.userId, world.owner.id));
    expect(spend?.reservedMicros).toBe(200);
    const [row] = await db.select().from(resourceParts).where(eq(resourceParts.resourceId, id));
    expect(row).toMatchObject({ reservedMicros: 0, generation: 4, edited: true });
  },
);
