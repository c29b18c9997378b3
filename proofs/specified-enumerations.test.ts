import { expect, test } from 'vitest';
import { plans } from '#contracts/access/plans.ts';
import { AccessType, Role } from '#contracts/access/role.ts';
import { SkillType, TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { subscriptions } from '#db/schema/billing.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';

/** The enumerations of section 3 of the specification, word for word, with the values in the code. */
const enumerations: readonly (readonly [
  name: string,
  specified: string,
  known: readonly string[],
])[] = [
  ['Access', 'DEFAULT, UNLIMITED', AccessType.options],
  ['Roles', 'admin, public, PUPIL', Role.options],
  ['Plan kind', 'Subscription, one_time_payment, Trial', subscriptions.kind.enumValues],
  ['Plan status', 'active, canceled, expired, upcoming', subscriptions.status.enumValues],
  ['Skill types', 'READING, LISTENING, WRITING, VOCAB, GAME', SkillType.options],
  [
    'Task templates',
    'TYPE_THE_ANSWER, DRAG_AND_DROP, MATCHING, MULTIPLE_CHOICE, TAP_OR_SELECT',
    // Decision 0217 adds `FIND_IN_GRID` to the specified values.
    TaskTemplateName.options.filter((name) => name !== 'FIND_IN_GRID'),
  ],
];

test.each(enumerations)('has exactly the specified values: %s', (_, specified, known) => {
  expect([...known].sort()).toEqual(specified.split(', ').sort());
});

test('has every plan and every question type of the specification', () => {
  expect(Object.keys(plans)).toEqual(
    expect.arrayContaining([
      ...['SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 'DEPARTMENT', 'ADDON_TEACHER_ONE'],
      ...['ADDON_PUPIL_150', 'ADDON_PUPIL_PLATFORM'],
    ]),
  );
  expect(questionTypes).toEqual(
    expect.arrayContaining([
      ...['phrase', 'vocab', 'statement', 'comprehension', 'chunk', 'multitypeQues'],
      ...['openEndedRes', 'vocabInContext', 'whoSaidWhat', 'inferenceQues'],
    ]),
  );
});
