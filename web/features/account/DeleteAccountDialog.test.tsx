import { expect, test } from 'vitest';
import type { DeletionPreview } from '#contracts/account/account.ts';
import { consequences } from './DeleteAccountDialog.tsx';

const alone: DeletionPreview = {
  lessons: 12,
  classes: 2,
  pupils: 24,
  homeworks: 0,
  hasPlan: false,
  hasInvoices: false,
  handedTo: null,
  endsDepartment: null,
};

test('deletes the pupils of a teacher without a department', () => {
  const { later } = consequences(alone);
  expect(later).toContain(
    '2 classes and 24 pupils are deleted, with everything that the pupils wrote.',
  );
});

test('transfers the pupils of a teacher in a department to the department’s owner', () => {
  const { later } = consequences({ ...alone, handedTo: 'Hanna Headley', classes: 1, pupils: 1 });
  expect(later).toContain(
    '1 class and 1 pupil go to Hanna Headley, with their homework and results.',
  );
  expect(later.join()).not.toContain('are deleted, with everything');
});

test('warns an owner that the department ends and how many teachers it affects', () => {
  const endsDepartment = { name: 'Hill School', teachers: 2 };
  const { later } = consequences({ ...alone, endsDepartment });
  expect(later).toContain(
    'Hill School ends: 2 other teachers keep their lessons, classes and pupils, without a plan. To keep the department together, hand it over first, under Setup Organisation.',
  );
  const last = consequences({ ...alone, endsDepartment: { name: 'Hill School', teachers: 0 } });
  expect(last.later).toContain('Hill School ends.');
});

test('mentions charges, invoices and pupils only if they exist', () => {
  const words = (preview: DeletionPreview) => JSON.stringify(consequences(preview));
  const pays = { ...alone, hasPlan: true, hasInvoices: true };
  expect(words(pays)).toMatch(/nothing more is charged.*invoices/);
  // An ended plan causes no more charges, but its invoices remain.
  expect(words({ ...pays, hasPlan: false })).not.toContain('charged');
  expect(words({ ...pays, hasPlan: false })).toContain('invoices');
  expect(words(alone)).not.toMatch(/charged|invoices/);
  expect(words({ ...alone, classes: 0, pupils: 0 })).not.toContain('0 pupils');
});
