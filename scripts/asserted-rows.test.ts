import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin } from './testing/step.ts';
import { root } from './world/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexiloom-rows-'));
const plugin = join(root, 'db/no-asserted-rows.grit');
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [plugin] }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns whether the Biome rule configured in `biome.json` for db/ and functions/ rejects a statement. */
function isRefused(statement: string): boolean {
  writeFileSync(join(folder, 'read.ts'), `${statement};\n`);
  try {
    execFileSync(bin('biome'), ['lint', '--only=plugin', 'read.ts'], {
      cwd: folder,
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    expect(String(Reflect.get(Object(error), 'stderr'))).toContain('Asserts the type');
    return true;
  }
}

test.each([
  'export const a = await db.execute<{ id: string }>(sql`select id from users`)',
  'export const a = await context.db.execute<\n  Row\n>(\n  statement(caller),\n)',
  'export const [a] = await db.batch([db.execute<Row>(change), read])',
  'export const a = sql<string>`select id from users`',
])('refuses %s', (statement) => {
  expect(isRefused(statement)).toBe(true);
});

test.each([
  'export const a = parseRows(Row, await db.execute(sql`select id from users`))',
  'export const a = await readJson(db, selectJson(json, { from: sql`users` }))',
  'export const a = await db.select({ id: users.id }).from(users)',
])('accepts %s', (statement) => {
  expect(isRefused(statement)).toBe(false);
});
