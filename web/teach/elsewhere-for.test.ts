import { expect, test } from 'vitest';
import { elsewhereFor } from './elsewhere-for.ts';

const tokenOf = (role: string) => `x.${btoa(JSON.stringify({ UserInfo: { role } }))}.y`;
const at = (address: string) => new URL(address, 'https://lexiloom.example');

test.each([
  ['/resource/abc', null, null],
  ['/resource/abc', 'PUPIL', null],
  ['/text_translation/abc', 'public', null],
  ['/text_translation/abc', 'admin', null],
  ['/text_translation/abc', 'PUPIL', '/pupil/home'],
  [
    '/text_translation/abc?tour=text_translation#gap-fill',
    null,
    '/signin?next=%2Ftext_translation%2Fabc%3Ftour%3Dtext_translation%23gap-fill',
  ],
])('redirects %s for the role %s to %s', (address, role, elsewhere) => {
  expect(elsewhereFor(at(address), role && tokenOf(role))).toBe(elsewhere);
});

test('treats an invalid token as signed out', () => {
  expect(elsewhereFor(at('/text_translation/abc'), 'nonsense')).toContain('/signin?next=');
});
