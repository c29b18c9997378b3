import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

const said = (...statements: string[]) =>
  stepsOf({ statements }).map((step) =>
    step.kind === 'slices' ? `slices: ${step.sql('3', '7')}` : `${step.kind}: ${step.sql}`,
  );

test.each([
  [
    'CREATE UNIQUE INDEX "a" ON "t" USING btree ("x") WHERE y > 0;',
    ['long: CREATE UNIQUE INDEX CONCURRENTLY "a" ON "t" USING btree ("x") WHERE y > 0'],
  ],
  ['DROP INDEX "a";', ['beside: DROP INDEX CONCURRENTLY IF EXISTS "a"']],
  [
    'ALTER TABLE "t" ADD CONSTRAINT "t_u" FOREIGN KEY ("u") REFERENCES "public"."u"("id");',
    [
      'short: ALTER TABLE "t" ADD CONSTRAINT "t_u" FOREIGN KEY ("u") REFERENCES "public"."u"("id") NOT VALID',
      'long: ALTER TABLE "t" VALIDATE CONSTRAINT "t_u"',
    ],
  ],
  [
    '-- Why.\nUPDATE "t" a SET "x" = 1 WHERE a."id" IS NOT NULL /* in slices of t */;',
    [`slices: UPDATE "t" a SET "x" = 1 WHERE a."id" > '3' AND a."id" <= '7'`],
  ],
  ['ALTER TABLE "t" ADD COLUMN "x" text;', ['short: ALTER TABLE "t" ADD COLUMN "x" text']],
])('converts the migration %s to the expected steps', (statement, steps) => {
  expect(said(statement)).toEqual(steps);
});

test('runs statements immediately on a table created in the same migration', () => {
  const table = 'CREATE TABLE "t" ("u" text)';
  const index = 'CREATE INDEX "a" ON "t" USING btree ("u")';
  const key = 'ALTER TABLE "t" ADD CONSTRAINT "t_u" FOREIGN KEY ("u") REFERENCES "u"("id")';
  expect(said(table, index, key)).toEqual([table, index, key].map((sql) => `short: ${sql}`));
});

test('starts slices at the beginning of the table', () => {
  const [step] = stepsOf({
    statements: ['UPDATE "t" SET "x" = 1 WHERE "id" IS NOT NULL /* in slices of t */'],
  });
  expect(step?.kind === 'slices' && step.sql(null, "it's")).toBe(
    `UPDATE "t" SET "x" = 1 WHERE "id" <= 'it''s'`,
  );
});
