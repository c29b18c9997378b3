import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/world/settings.ts';
import { guards } from './guards.ts';

test.each(guards.map((guard) => [guard.against, guard] as const))(
  'finds the guard against %s where the proof expects it',
  (_, { file, line, test: proof }) => {
    expect(readFileSync(join(root, file), 'utf8').split(line)).toHaveLength(2);
    expect(existsSync(join(root, proof))).toBe(true);
  },
);
