import { expect, test } from 'vitest';
import { ClassroomName } from '../classrooms/classroom.ts';
import { HomeworkName } from '../homework/homework-draft.ts';
import { OrganisationName } from './organisation-name.ts';

const kinds = [
  ['an organisation', OrganisationName],
  ['a class', ClassroomName],
  ['homework', HomeworkName],
] as const;

test.each([
  'Lind\r\nBcc: evil@probe.test\r\nX: y',
  'Lind\nSchool',
  'Lind\u2028School',
  'Lind\tSchool',
  'Your account was suspended, log in at https://evil.example/login',
  'Log in at evil.example/login',
  'Go to WWW.EVIL.ORG',
  'Visit evil.Com now',
  'evil。com',
  'Write to a@evil.io',
  'See 192.0.2.7/login',
  'javascript:alert',
])('rejects %j as a public name', (name) => {
  for (const [kind, Kind] of kinds) expect(Kind.safeParse(name).success, kind).toBe(false);
});

test.each([
  'Languages, 2nd floor',
  'St. Mary’s School',
  'St.Mary’s',
  'Year 8.2, set 1',
  '8B French',
  'L. O’Brien & Co.',
  'Lycée n° 3 – section A/B',
  '第三中学。日语',
])('accepts %s as a public name', (name) => {
  for (const [kind, Kind] of kinds) {
    const read = Kind.safeParse(name);
    if (!/[&°]/.test(name)) expect(read.success, kind).toBe(true);
  }
});
