import { planTitle } from '#contracts/access/plans.ts';
import type { EventOf } from '#contracts/admin/activity.ts';
import { jobPartTitle } from '#contracts/admin/job-parts.ts';
import { type Duty, duties } from '#contracts/ai-models/ai-model.ts';
import { languageName } from '#language/language-name.ts';
import { isPromptKey, prompts } from '#lessons/prompts/prompts.ts';
import { formatCount } from '#web/app/format/format.ts';
import { dutyWords } from '../models/duty-words.ts';
import { reasonWords } from '../reason-words.ts';

type Change = EventOf<'change'>;

const titles: Readonly<Record<string, string>> = {
  'account.acted as': 'Used Lexiloom as someone else',
  'account.changed': 'Changed an account',
  'account.deleted': 'An account was deleted',
  'account.deletion asked for': 'Asked for an account to be deleted',
  'account.exported': 'Downloaded an account’s data',
  'account.made a manager of a department': 'Became a manager of a department',
  'account.made a teacher of a department': 'Is no longer a manager of a department',
  'account.made owner of a department': 'Became the owner of a department',
  'account.looked at': 'Looked at an account',
  'account.pupils listed': 'Viewed a list of accounts that includes pupils',
  'account.passwords renewed': 'Gave pupils new passwords',
  'account.sign-in failed': 'A sign-in failed',
  'account.sign-ins locked': 'Sign-ins were blocked after wrong passwords',
  'account.kept': 'Kept an account that was to be deleted',
  'account.made a teacher': 'Admin rights removed by whoever runs this site',
  'account.made an admin': 'Made an admin by whoever runs this site',
  'account.trial given': 'Started a trial, or changed its end date',
  'account.used as': 'Did something as someone else',
  'alert.seen': 'Marked an alert as seen',
  'alert.settled': 'Marked an alert as settled',
  'chunk-words.added': 'Added chunk words',
  'chunk-words.changed': 'Changed a chunk word',
  'chunk-words.removed': 'Removed chunk words',
  'dead-letters.replayed': 'Retried failed jobs',
  'lesson.looked at': 'Read a private lesson',
  'model.described': 'Added or changed a model',
  'model.published': 'Made a model live',
  'model.removed': 'Removed a model',
  'model.tried': 'Tested a model',
  'page.created': 'Started a page',
  'page.draft-saved': 'Saved a draft of a page',
  'page.published': 'Published a page',
  'page.version-restored': 'Restored an earlier version of a page',
  'page.withdrawn': 'Unpublished a page',
  'plan.changed': 'Changed a plan',
  'prompt.draft-discarded': 'Discarded the draft of a prompt',
  'prompt.draft-saved': 'Saved a draft of a prompt',
  'prompt.published': 'Published a prompt',
  'prompt.rolled-back': 'Rolled a prompt back',
  'prompt.tried': 'Tested a prompt',
  'recording.uploaded': 'Uploaded a recording',
  'word.accepted': 'Accepted a correction to a word',
  'word.refused': 'Refused a correction to a word',
  'word.reopened': 'Reversed a decision on a word',
  'wording.draft-discarded': 'Discarded the draft of a wording',
  'wording.draft-saved': 'Saved a draft of a wording',
  'wording.published': 'Published a wording',
  'wording.reports-settled': 'Settled reports about wordings',
  'wording.rolled-back': 'Rolled a wording back',
  'wordings.taken': 'Wrote corrected wordings into the catalogues',
};

const isDuty = (subject: string): subject is Duty => duties.some((duty) => duty === subject);

/** The title of an action; an action without a title is shown by its name. */
export const changeTitle = (action: string): string => titles[action] ?? action;

/** The object of a change, in words; the account's owner is shown next to it, as a link. */
function subjectOf({ action, subject, about }: Change): string[] {
  const [kind = ''] = action.split('.');
  if (kind === 'recording' || about) return [];
  if (kind === 'plan') return [planTitle(subject)];
  if (kind === 'model' && isDuty(subject)) return [dutyWords[subject].title];
  if (kind === 'prompt') return [isPromptKey(subject) ? prompts[subject].title : subject];
  if (kind === 'word' || kind === 'chunk-words') {
    return [
      subject
        .split(', ')
        .map((language) => languageName(language))
        .join(', '),
    ];
  }
  if (kind !== 'dead-letters') return [subject];
  const [part = '', reason] = subject.split(': ');
  return [reason ? `${jobPartTitle(part)}: ${reasonWords(reason)}` : subject];
}

/** Describes how an account differs before and after a change. */
function accountChanges({ before, after }: Change): string[] {
  if (!before || !after) return [];
  return [
    ...(before.suspended === after.suspended
      ? []
      : [after.suspended ? 'suspended' : 'suspension lifted']),
    ...(before.accessType === after.accessType
      ? []
      : [after.accessType === 'UNLIMITED' ? 'unlimited access' : 'access by plan']),
    ...(before.experimental === after.experimental
      ? []
      : [`experimental features ${after.experimental ? 'on' : 'off'}`]),
  ];
}

/** The details of a change by an admin. */
export const changeDetails = (change: Change): string[] => [
  ...subjectOf(change),
  ...accountChanges(change),
  ...(change.call ? [change.call] : []),
  ...(change.reason ? [`because: ${change.reason}`] : []),
  ...(change.sent ? [`${formatCount(change.sent, 'job')} sent again`] : []),
  ...(change.nothing ? [`${formatCount(change.nothing, 'job')} with nothing left to do`] : []),
];
