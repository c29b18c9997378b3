import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extractMessages } from '@lingui/native-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ActAs } from '#contracts/admin/acting.ts';
import { SetTrial } from '#contracts/admin/set-trial.ts';
import { UserDeletion } from '#contracts/admin/user-deletion.ts';
import { SaveModel } from '#contracts/ai-models/model-record.ts';
import { NewPage, PageContent } from '#contracts/content/page.ts';
import { HomeworkDraft } from '#contracts/homework/homework-draft.ts';
import { Invite, NamedOrganisation } from '#contracts/organisation/organisation.ts';
import { FolderDraft } from '#contracts/resources/folder.ts';
import { ChangeEmail } from '#contracts/validation/change-email.ts';
import { ChangePassword } from '#contracts/validation/change-password.ts';
import { DeleteAccount } from '#contracts/validation/delete-account.ts';
import { EditedSentences } from '#contracts/validation/edited-sentences.ts';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { NewPassword } from '#contracts/validation/new-password.ts';
import { SignIn } from '#contracts/validation/sign-in.ts';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { createAnswerSpeaker } from '#ui/wordings/create-answer-speaker.ts';
import { answerSentences } from '#web/build/answer-sentences.ts';

import { WholeProfile } from '#web/features/account/AccountSetting.tsx';
import { Guest } from '#web/features/account/Invitation.tsx';
import { Pasting } from '#web/features/admin/words/AddChunkWords.tsx';
import { ClassroomFields } from '#web/features/classrooms/ClassroomFormFields.tsx';
import { PupilFields } from '#web/features/classrooms/dialogs/ClassroomDialogs.tsx';
import { Addresses } from '#web/features/organisation/InviteForm.tsx';
import { Move, NewTag, OldTag } from '#web/features/resources/list/ShelfDialogs.tsx';
import { Copy } from '#web/features/results/list/CopyHomework.tsx';
import { Edited } from '#web/features/results/list/EditHomework.tsx';
import { DepartmentRegistration, TeacherRegistration } from '#web/front/RegisterForm.tsx';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts that a person types: nothing, spaces, too much, and what no field accepts. */
const texts = ['', ' ', 'x'.repeat(250_000), 'two\nlines', 'a\u0007b', '☃', '1', 'www.school.org'];
const numbers = [Number.NaN, 0, -1, 1.5, 1e12];
const days = [null, '1800-01-01T00:00:00.000Z', '12345-01-01T00:00:00.000Z'];
const soon = '2999-01-01T00:00:00.000Z';
const later = '2999-06-01T00:00:00.000Z';
const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);

/** Objects whose named fields all have one of the texts. */
const typed = (...names: string[]) =>
  texts.map((text) => Object.fromEntries(names.map((name) => [name, text])));

interface Form {
  /** Several if the form chooses one of them. */
  schemas: readonly z.ZodMiniType[];
  /** Values that the form can give the schemas, most of them wrong. */
  given: readonly unknown[];
}

const form = (given: readonly unknown[], ...schemas: readonly z.ZodMiniType[]): Form => ({
  schemas,
  given,
});

/** The changes, each to a copy of the values. */
const changes = (values: object, ...all: readonly object[]) =>
  all.map((change) => ({ ...values, ...change }));

const forgotPassword = form(typed('email'), ForgotPassword);
const organisation = form(typed('name'), NamedOrganisation);
const classroom = form(
  changes({ language: '', year: '', interfaceLanguage: '' }, ...typed('name')),
  ClassroomFields,
);

const price = { by: 'tokens', input: 1, output: 1, audio: 1 };
const model = { name: 'a', provider: 'b', kind: 'chat', efforts: [], endsOn: null, price };
const models = changes(
  model,
  ...typed('name', 'provider', 'endsOn'),
  ...numbers.map((amount) => ({ price: { ...price, input: amount, output: amount } })),
);

const chunkWord = { language: 'fr', rule: 'together' };
const copy = { startsAt: soon, dueAt: later, classroomIds: ids(1), pupilIds: [] };
const assigned = {
  ...{ name: 'a', instructions: '', startsAt: soon, dueAt: later },
  ...{ passMark: 60, attemptsAllowed: null },
};

/** The files that call `useForm`, and what each of their calls checks. */
const forms: Readonly<Record<string, readonly Form[]>> = {
  'web/features/account/AccountSetting.tsx': [
    form(typed('current', 'next'), ChangePassword),
    form(typed('email', 'password'), ChangeEmail),
    form(typed('fullName', 'country', 'locale', 'language'), WholeProfile),
  ],
  'web/features/account/CheckYourMail.tsx': [forgotPassword],
  'web/features/account/DeleteAccountDialog.tsx': [form(typed('password', 'word'), DeleteAccount)],
  'web/features/account/Invitation.tsx': [
    form(typed('fullName', 'email', 'password', 'country'), Guest),
  ],
  'web/features/admin/account/DeleteUserDialog.tsx': [form(typed('name'), UserDeletion)],
  'web/features/admin/account/PlansCard.tsx': [form(typed('until'), SetTrial)],
  'web/features/admin/models/ModelDialog.tsx': [
    form(
      models.map((changed) => ({ model: changed, updatedAt: null })),
      SaveModel,
    ),
  ],
  'web/features/admin/users/account-actions.tsx': [form(typed('reason'), ActAs)],
  'web/features/admin/words/AddChunkWords.tsx': [
    form(changes(chunkWord, ...typed('pasted')), Pasting),
  ],
  'web/features/admin/words/ChunkWordDialog.tsx': [
    form(changes(chunkWord, ...typed('phrase')), NewChunkWord),
  ],
  'web/features/classrooms/CreateClassroom.tsx': [classroom],
  'web/features/classrooms/dialogs/ClassroomDialogs.tsx': [
    classroom,
    form(typed('fullName', 'surname'), PupilFields),
  ],
  'web/features/classrooms/dialogs/MoveClassUp.tsx': [classroom],
  'web/features/content/editing/CreatePageDialog.tsx': [
    form(changes({ kind: 'guide' }, ...typed('title', 'slug')), NewPage),
  ],
  'web/features/organisation/InviteForm.tsx': [form(typed('typed'), Addresses)],
  'web/features/organisation/OrganisationDialogs.tsx': [organisation],
  'web/features/organisation/OrganisationForm.tsx': [organisation],
  'web/features/resources/list/ShelfDialogs.tsx': [
    form(typed('name'), FolderDraft),
    form([{ folder: '', name: '' }, ...changes({ folder: 'new' }, ...typed('name'))], Move),
    form(typed('tag'), NewTag),
    form(typed('tag'), OldTag),
  ],
  'web/features/results/list/CopyHomework.tsx': [
    form(
      changes(
        copy,
        ...days.map((dueAt) => ({ dueAt })),
        { dueAt: soon },
        { classroomIds: [] },
        { classroomIds: ids(900), pupilIds: ids(900) },
      ),
      Copy,
    ),
  ],
  'web/features/results/list/EditHomework.tsx': [
    form(
      changes(
        assigned,
        ...typed('name', 'instructions'),
        ...numbers.map((passMark) => ({ passMark })),
        ...days.map((day) => ({ startsAt: day, dueAt: day })),
      ),
      Edited,
    ),
  ],
  'web/front/RegisterForm.tsx': [
    form(
      typed('organisationName', 'fullName', 'email', 'password', 'country'),
      TeacherRegistration,
      DepartmentRegistration,
    ),
  ],
  'web/front/screens/ForgottenPassword.tsx': [forgotPassword],
  'web/front/screens/NewPassword.tsx': [form(typed('password'), NewPassword)],
  'web/front/screens/SignIn.tsx': [form(typed('userName', 'password'), SignIn)],
};

/** Forms whose components make their schemas. All rules there have messages in the language of the page. */
const madeInComponents = ['web/features/results/pupil/MoreTimeDialog.tsx'];

const page = {
  ...{ title: 'a', summary: '', section: '', language: 'en', body: '', captions: null },
  ...{ video: null, poster: null, position: 0, minutes: null, startsAt: null, membersOnly: false },
};
const task = (name: string) => ({
  ...{ name, source: 'a', template: 'MATCHING', skillType: 'READING', data: {} },
});
const homework = {
  ...assigned,
  ...{
    resourceId: 'a',
    preset: 'standard',
    classroomIds: ids(1),
    pupilIds: [],
    tasks: [task('a')],
  },
};

/** Other files that show the errors of a schema. */
const otherForms: Readonly<Record<string, readonly Form[]>> = {
  'web/features/content/editing/EditorForm.tsx': [
    form(
      changes(
        page,
        ...typed('title', 'summary', 'section', 'language', 'body', 'captions', 'video', 'poster'),
        ...numbers.map((amount) => ({ position: amount, minutes: amount })),
        ...days.map((startsAt) => ({ startsAt })),
      ),
      PageContent,
    ),
  ],
  'web/features/homework/plan-errors.ts': [
    form(
      changes(
        homework,
        ...typed('name', 'instructions'),
        ...numbers.map((passMark) => ({ passMark })),
        { classroomIds: [] },
        { classroomIds: ids(900), pupilIds: ids(900) },
        { tasks: [] },
        { tasks: ids(99).map(task) },
        { tasks: texts.map(task) },
      ),
      HomeworkDraft,
    ),
  ],
  'web/features/organisation/TeacherProfiles.tsx': [
    form([{ teachers: [] }, { teachers: typed('email', 'fullName') }], Invite),
  ],
  'web/features/resources/review/sentence-problems.ts': [
    form(
      [
        [],
        typed('speaker', 'target', 'native'),
        ids(999).map((id) => ({ target: id, native: id })),
        ids(100).map(() => ({ target: 'a'.repeat(2000), native: 'a' })),
      ],
      EditedSentences,
    ),
  ],
};

/** The product speaks English to admins. */
const isForAdmins = (file: string) => /^web\/features\/(?:admin|content\/editing)\//.test(file);

const { localeError } = z.config();
const byZod = 'A sentence of Zod.';
// Stands for all messages that Zod makes because a rule has none.
beforeAll(() => void z.config({ localeError: () => byZod }));
afterAll(() => void z.config({ localeError }));

const said = '¶';
const speakerOf = (sentences: readonly string[]) =>
  createAnswerSpeaker(
    sentences.map((english) => [english, { id: english, said: compileWording(said + english) }]),
    createSpeaker('en-GB'),
  );
const sayAnswer = speakerOf(answerSentences());

const everyForm = Object.entries({ ...forms, ...otherForms });

test.each(everyForm)('%s says every error in words of ours', async (file, all) => {
  const { messages } = await extractMessages(readFileSync(root + file, 'utf8'), file, {
    macro: { corePackage: ['@lingui/core/macro'] },
  });
  const sayOwn = speakerOf(messages.map(({ message = '' }) => message));
  const errors = new Set(
    all.flatMap(({ schemas, given }) =>
      schemas.flatMap((schema) =>
        given.flatMap((values) =>
          (schema.safeParse(values).error?.issues ?? []).map(
            ({ path, message }) => `${path.join('.')}: ${message}`,
          ),
        ),
      ),
    ),
  );
  const unknown = [...errors].filter((error) => {
    const message = error.slice(error.indexOf(': ') + 2);
    if (message === byZod) return true;
    return !isForAdmins(file) && ![sayAnswer, sayOwn].some((say) => say(message).startsWith(said));
  });
  expect(errors.size).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

test('knows every form', () => {
  const calls = globSync('{ui,lessons,web}/**/*.tsx', { cwd: root }).flatMap((file) => {
    const count = readFileSync(root + file, 'utf8').match(/\buseForm(?:<[^(]*>)?\(/g)?.length ?? 0;
    return count > 0 ? [`${file} ${count}`] : [];
  });
  const known = Object.entries(forms).map(([file, all]) => `${file} ${all.length}`);
  expect(calls.sort()).toEqual([...known, ...madeInComponents.map((file) => `${file} 1`)].sort());
});
