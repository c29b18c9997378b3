import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isCommonPassword } from './common-passwords.ts';
import { Country } from './country.ts';
import { Email, emailShape } from './email.ts';
import { firstStrangeCharacter } from './free-text.ts';
import { Name } from './name.ts';
import { OrganisationName } from './organisation-name.ts';
import { Password } from './password.ts';

// ASVS 5.0 V1.3.12: matching must take linear time. The schemas check lengths first, so the patterns are also
// tested directly.
const size = 50_000;
const attacks = {
  letters: 'a'.repeat(size),
  'letters, then a fault': `${'a'.repeat(size)}\u0000`,
  dots: 'a.'.repeat(size / 2),
  'a long local part': `${'a.'.repeat(size / 2)}@`,
  'a long domain': `a@${'a.'.repeat(size / 2)}!`,
  'hyphens in the domain': `a@a${'-'.repeat(size)}!`,
  'one long label': `a@${'a'.repeat(size)}!`,
  spaces: ' '.repeat(size),
  signs: '!'.repeat(size),
  marks: `e${'\u0301'.repeat(size)}\u0000`,
  mixed: "aA1! '-".repeat(size / 7),
};

const schemas: Record<string, z.ZodMiniType> = { Name, Email, Password, OrganisationName, Country };
const patterns: Record<string, (text: string) => unknown> = {
  firstStrangeCharacter,
  isCommonPassword,
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, (text) => schema.safeParse(text)]),
  ),
  emailShape: (text) => emailShape.test(text),
};

test.each(
  Object.keys(patterns).flatMap((rule) => Object.keys(attacks).map((attack) => [rule, attack])),
)('%s checks hostile text within 50 ms: %s', (rule = '', attack = '') => {
  const text = Object.entries(attacks).find(([name]) => name === attack)?.[1] ?? '';
  const run = () => {
    const before = performance.now();
    patterns[rule]?.(text);
    return performance.now() - before;
  };
  // Uses the fastest of five runs, so that other load on the machine has no effect.
  expect(Math.min(run(), run(), run(), run(), run())).toBeLessThan(50);
});
