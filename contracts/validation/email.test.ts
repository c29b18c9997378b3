import { expect, test } from 'vitest';
import { Email } from './email.ts';

test.each([
  ['ana@school.org', true],
  ['ana.maria-lopez@my-school.ac.uk', true],
  ['ana+french@lycee.academy', true],
  ['_a@b.co', true],
  [' ana@school.org ', true],
  ['ana', false],
  ['ana@school', false],
  ['ana@school.c', false],
  ['ana..b@school.org', false],
  ['.ana@school.org', false],
  ['ana@.org', false],
  ['ana@school.org\r\nBcc: x@y.org', false],
  ['', false],
])('validates the address %j: %s', (address, good) => {
  expect(Email.safeParse(address).success).toBe(good);
});
