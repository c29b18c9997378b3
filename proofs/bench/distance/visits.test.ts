import { expect, test } from 'vitest';
import { screens } from '#web/app/routing/routes.tsx';
import { viewers, visits } from './visits.ts';

const roles = {
  visitor: null,
  pupil: 'PUPIL',
  teacher: 'public',
  trial: 'public',
  head: 'public',
  admin: 'admin',
} as const;

test('visits every screen of the product and no others', () => {
  expect(Object.keys(visits).sort()).toEqual([...new Set(screens.map(({ path }) => path))].sort());
});

test.each(screens.map(({ path, may }) => [path, may] as const))(
  'visits %s as a user who may see it',
  (path, may) => {
    const role = roles[visits[path]?.as ?? 'visitor'];
    expect(may === 'anyone' || (role !== null && may.includes(role))).toBe(true);
    expect(Object.keys(viewers)).toContain(visits[path]?.as);
  },
);
