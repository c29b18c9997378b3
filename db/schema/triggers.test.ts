import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (pattern: string) => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync(pattern, { cwd }).sort();
  return files.map((file) => readFileSync(`${cwd}/${file}`, 'utf8')).join('\n');
};

test('documents every trigger at its table in the schema, because Drizzle cannot declare triggers', () => {
  const live = new Set<string>();
  const statements = read('migrations/*.sql').matchAll(
    /\b(create|drop)\s+trigger\s+(?:if\s+exists\s+)?"?(\w+)/gi,
  );
  for (const [, verb = '', name = ''] of statements) {
    if (verb.toLowerCase() === 'create') live.add(name);
    else live.delete(name);
  }
  const named = read('schema/*.ts').matchAll(/^ \* - `(\w+)` \(/gm);
  expect([...named].map(([, name]) => name).sort()).toEqual([...live].sort());
  expect(live.size).toBeGreaterThan(10);
});
