import { nanoid } from 'nanoid';
import type { PlanName } from '#contracts/access/plans.ts';
import { Draft } from '#contracts/resources/draft.ts';
import type { Database } from '#db/client.ts';
import { subscriptions } from '#db/schema/billing.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { organisations, users } from '#db/schema/users.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';

/** Inserts a teacher with a plan, for tests. `organisationId` adds the teacher to a department. */
export async function insertTeacher(
  db: Database,
  more: { plan?: PlanName | null; organisationId?: string; role?: 'public' | 'admin' } = {},
): Promise<string> {
  const id = nanoid(10);
  await db.insert(users).values({
    id,
    role: more.role ?? 'public',
    email: `${id}@lexiloom.test`,
    fullName: `Teacher ${id}`,
    passwordHash: '-',
    organisationId: more.organisationId ?? null,
  });
  if (more.plan !== null) {
    await db.insert(subscriptions).values({
      id: nanoid(),
      userId: id,
      plan: more.plan ?? 'SINGLE_TEACHER',
      kind: 'Subscription',
      status: 'active',
      startsAt: '2020-01-01T00:00:00Z',
    });
  }
  return id;
}

/** Inserts a department, for tests. */
export async function insertOrganisation(db: Database, ownerId: string): Promise<string> {
  const id = nanoid(10);
  await db.insert(organisations).values({ id, name: `School ${id}`, ownerId });
  return id;
}

/** A short French and English text, for tests. */
export const shortText: Text = {
  target: 'fr',
  native: 'en',
  sentences: [
    buildSentence('s1', ['', 'Le chat dort sur le lit.', 'The cat sleeps on the bed.'], {
      target: 'fr',
      native: 'en',
    }),
    buildSentence('s2', ['', 'Il rêve d’un grand poisson.', 'It dreams of a big fish.'], {
      target: 'fr',
      native: 'en',
    }),
  ],
};

export type PartRow = Omit<typeof resourceParts.$inferInsert, 'resourceId'>;

/** Inserts a resource with its parts, for tests. By default it is a French text that awaits review. */
export async function insertLesson(
  db: Database,
  ownerId: string,
  more: Partial<typeof resources.$inferInsert> = {},
  parts: PartRow[] = [{ part: 'text', status: 'ready' }],
): Promise<string> {
  const id = nanoid(12);
  const title = more.title ?? 'Le chat';
  await db.insert(resources).values({
    id,
    ownerId,
    title,
    status: 'review',
    textType: 'text',
    fromLanguage: 'en',
    toLanguage: 'fr',
    audience: 'A2.1',
    level: 'A2.1',
    draft: Draft.parse({ title, topic: 'A cat', count: 50 }),
    text: shortText,
    ...more,
  });
  if (parts.length > 0) {
    await db.insert(resourceParts).values(parts.map((part) => ({ resourceId: id, ...part })));
  }
  return id;
}
