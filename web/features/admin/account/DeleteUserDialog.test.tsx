import { expect, test } from 'vitest';
import type { DeletionPreview } from '#contracts/account/account.ts';
import { deletionEffects } from './DeleteUserDialog.tsx';

const preview: DeletionPreview = {
  lessons: 1,
  classes: 2,
  pupils: 24,
  homeworks: 0,
  hasPlan: false,
  handedTo: null,
  endsDepartment: null,
  hasInvoices: false,
};
const later = (more: Partial<DeletionPreview>) =>
  deletionEffects({ ...preview, ...more }, 'public')[1]?.items;

test.each([
  [
    'a teacher without a department',
    {},
    '2 classes and 24 pupils are deleted, with everything that the pupils wrote.',
  ],
  [
    'a teacher in a department',
    { handedTo: 'Hanna', classes: 1, pupils: 1 },
    '1 class and 1 pupil go to Hanna, with their homework and results.',
  ],
  [
    'the owner of a department',
    { endsDepartment: { name: 'Hill School', teachers: 1 } },
    'Hill School ends. 1 other teacher keeps what is theirs.',
  ],
  ['a teacher with a plan', { hasPlan: true }, 'Any time left on the plan is lost.'],
  [
    'a teacher with invoices',
    { hasInvoices: true },
    'Stripe keeps the invoices, as tax law requires.',
  ],
])('lists the effects of deleting the account of %s', (_, more, sentence) => {
  expect(later(more)).toContain(sentence);
});

test('does not mention pupils for a teacher without classes, or lessons for a pupil', () => {
  expect(later({ classes: 0, pupils: 0 })).toEqual([
    'The name, the address, 1 lesson and every file are deleted.',
  ]);
  const [now, then] = deletionEffects({ ...preview, homeworks: 12 }, 'PUPIL');
  expect(now?.items).toEqual(['The pupil is signed out and cannot sign in.']);
  expect(then?.items[0]).toContain('12 pieces of homework');
});
