import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allFeatures, type Feature } from '#contracts/access/features.ts';
import { PlanMap, termsOf } from '#contracts/access/plan-access.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { includesFeatureNow, mappedPlans } from './live-plans.ts';
import { insertTeacher } from './testing/insert-lesson.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const newest: Feature = 'keyVocabSlides';
const older = allFeatures.filter((feature) => feature !== newest);

test.each<[what: string, features: Feature[], known: Feature[]]>([
  ['later features, with “Free upgrades”', ['exportPdf', 'freeUpgrades'], older],
  ['later features, without “Free upgrades”', ['exportPdf'], older],
  ['no later features', ['exportPdf', 'freeUpgrades'], allFeatures],
])('grants the same features in SQL as in the token with %s', async (_, features, known) => {
  const { db } = database;
  const id = await insertTeacher(db, { plan: 'DEPARTMENT' });
  await db.execute(sql`
    insert into plan_access (plan, features, known, teachers, pupils, daily_spend_micros)
    values ('DEPARTMENT', ${JSON.stringify(features)}::jsonb, ${JSON.stringify(known)}::jsonb, 1, 1, 1)
    on conflict (plan) do update set features = excluded.features, known = excluded.known`);
  const { rows } = await db.execute<{ has: Record<string, boolean>; mapped: unknown }>(sql`
    select ${mappedPlans} as mapped, json_build_object(${sql.join(
      allFeatures.map((feature) => sql`${feature}::text, ${includesFeatureNow(sql`u`, feature)}`),
      sql`, `,
    )}) as has from users u where u.id = ${id}`);
  const included = termsOf('DEPARTMENT', PlanMap.parse(rows[0]?.mapped)).features;
  expect(allFeatures.filter((feature) => rows[0]?.has[feature])).toEqual(included);
});
