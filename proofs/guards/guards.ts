import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '#scripts/world/settings.ts';

const Guard = z.object({
  /** The attack that the guard prevents. */
  against: z.string(),
  file: z.string(),
  /** The code of the guard, which occurs in the file exactly once. */
  line: z.string().min(1),
  /** The code that replaces the guard when it is removed. */
  without: z.string(),
  /** The test that must fail without the guard. */
  test: z.string(),
});
export type Guard = z.infer<typeof Guard>;

/** The guards in the threat model (`guards.json`), each with the test that proves it. */
export const guards: readonly Guard[] = z
  .array(Guard)
  .parse(JSON.parse(readFileSync(join(root, 'proofs/guards/guards.json'), 'utf8')));
