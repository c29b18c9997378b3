import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { graceDays } from '#contracts/account/account.ts';
import { lapsedDays } from '#contracts/billing/lapsed-contract.ts';
import { kept } from '#db/queries/sweep-accounts.ts';
import { root } from '#scripts/world/settings.ts';

const wordsOf = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const policy = wordsOf('web/documents/privacy-policy.html');
const agreement = wordsOf('web/documents/data-sharing-agreement.html');
/**
 * The number of days back to which the database can be restored. The deployment sets it: README and decision
 * 0104.
 */
const backupDays = 30;

it.each([
  ['a requested deletion', policy, `the account is deactivated for ${graceDays} days`],
  [
    'pupils after the end of a contract, in the policy',
    policy,
    `deleted within ${lapsedDays.promised} days of its instruction or of the end of its contract`,
  ],
  [
    'pupils after the end of a contract, in the agreement',
    agreement,
    `deletes the data within ${lapsedDays.promised} days`,
  ],
  ['sessions', policy, `at most ${kept.sessionDays} days after their end`],
  ['webinar sign-ups', policy, `At most ${kept.signUpDays} days after the webinar`],
  ['usage events', policy, `At most ${kept.analyticsMonths} months`],
  ['trial records', policy, `At most ${kept.trialMonths} months, also after`],
  ['backups, in the policy', policy, `Overwritten within ${backupDays} days`],
  ['backups, in the agreement', agreement, `within a further ${backupDays} days`],
  [
    'backups, in the deletion dialog',
    wordsOf('web/features/account/DeleteAccountDialog.tsx'),
    `Our backups contain your data for up to ${backupDays} days`,
  ],
  [
    'backups, in decision 0104',
    wordsOf('docs/decisions/0104-export-and-delete-accounts.md'),
    `set to ${backupDays} days at most`,
  ],
])('documents the same retention period as the code for %s', (_, document, sentence) => {
  expect(document).toContain(sentence);
});

it('schedules the deletion before the promised day, after two emails', () => {
  expect(lapsedDays.deleted).toBeLessThan(lapsedDays.promised);
  expect([lapsedDays.firstMail, lapsedDays.lastMail]).toEqual([14, 3]);
});
