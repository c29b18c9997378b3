import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUserInfo } from './parse-user-info.ts';
import { UserInfo } from './role.ts';

const odd = fc.constantFrom<unknown>(undefined, null, 7, '', 'somebody', [], {}, ['a', 1]);
const or = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: odd });
const person = fc.record({ id: or(fc.string()), name: or(fc.string()) });

const claims = fc.record(
  {
    ...{ id: or(fc.string()), name: or(fc.string()), country: or(fc.string()) },
    role: or(fc.constantFrom('admin', 'public', 'PUPIL')),
    accessType: or(fc.constantFrom('DEFAULT', 'UNLIMITED')),
    privilege: or(fc.array(fc.string())),
    ...{ actedBy: or(person), locale: or(fc.string()), more: fc.string() },
  },
  { requiredKeys: ['id', 'name', 'role', 'privilege'] },
);

test('accepts and rejects the same claims as the UserInfo schema', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(claims, claims, odd), (value) => {
      const wanted = UserInfo.safeParse(value);
      expect(parseUserInfo(value)).toEqual(wanted.success ? wanted.data : null);
      if (wanted.success) read += 1;
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(100);
});
