import { expect, test } from 'vitest';
import { checkMigration } from './check-migration.ts';
import { loadMigrations } from './load-migrations.ts';

const migrations = loadMigrations();
/**
 * The last migration before the first deployment. Until then there were no users whom a table lock could hold
 * up; every later migration must follow the rule.
 */
const lastOfHistory = '0044_indexes-for-what-goes';

test('has no migration that blocks users or breaks running Workers', () => {
  const history = migrations.findIndex(({ tag }) => tag === lastOfHistory);
  expect(history).toBeGreaterThan(0);
  expect(migrations.slice(history + 1).flatMap(checkMigration)).toEqual([]);
});

test('orders the journal by time so that every migration runs', () => {
  const moments = migrations.map(({ when }) => when);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});

test.each([
  ['UPDATE "users" SET "plan" = 1', 'in slices'],
  ['DELETE FROM "users" WHERE "plan" = 1', 'in slices'],
  ['ALTER TABLE "users" ADD COLUMN "s" text GENERATED ALWAYS AS (lower(name)) STORED', 'rewrites'],
  ['ALTER TABLE "users" ADD COLUMN "s" uuid DEFAULT gen_random_uuid() NOT NULL', 'for each row'],
  ['ALTER TABLE "users" ADD COLUMN "s" text NOT NULL', 'no value'],
  ['ALTER TABLE "users" ALTER COLUMN "s" SET DATA TYPE bigint', 'beside it'],
  ['ALTER TABLE "users" ALTER COLUMN "s" SET NOT NULL', 'add a check'],
  ['ALTER TABLE "users" ADD CONSTRAINT "s" UNIQUE("plan")', 'unique index'],
  ['ALTER TABLE "users" DROP COLUMN "s"', 'breaks the Workers'],
  ['ALTER TABLE "users" ALTER COLUMN "s" DROP DEFAULT', 'breaks the Workers'],
  ['ALTER TABLE "users" RENAME COLUMN "s" TO "t"', 'breaks the Workers'],
  ['DROP TABLE "users"', 'breaks the Workers'],
  ['-- Counts.\nDO $do$ BEGIN END $do$', 'locks'],
  ['CREATE TABLE "other" ();', ''],
  ['ALTER TABLE "users" ADD COLUMN "s" text', ''],
  ['ALTER TABLE "users" ADD COLUMN "s" text DEFAULT \'\' NOT NULL', ''],
  ['UPDATE "users" u SET "s" = 1 WHERE u."id" IS NOT NULL /* in slices of users */', ''],
  ['-- Safe: nothing reads it since 0046.\nALTER TABLE "users" DROP COLUMN "s"', ''],
])('checks the statement %s and returns the complaint “%s”', (statement, complaint) => {
  const complaints = checkMigration({ tag: 'next', statements: [statement] });
  if (complaint === '') expect(complaints).toEqual([]);
  else expect(complaints.join()).toContain(complaint);
});

test('allows any change to a table created in the same migration', () => {
  const statements = [
    'CREATE TABLE "new" ("id" text)',
    'ALTER TABLE "new" ADD COLUMN "s" text NOT NULL',
  ];
  expect(checkMigration({ tag: 'next', statements })).toEqual([]);
});
