import { nanoid } from 'nanoid';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { insertOrganisation, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { EmailBinding } from '#functions/mail/mailer.ts';
import { openMailQueue, type QueuedLetter } from '#functions/mail/testing/open-mail-queue.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { organisationRoutes } from '../routes.ts';

export interface TestTeacher {
  id: string;
  email: string;
  token: string;
}

type Plan = NonNullable<Parameters<typeof insertTeacher>[1]>['plan'];

export interface OrganisationFixture {
  test: TestDatabase;
  call: Caller;
  mails: Parameters<EmailBinding['send']>[0][];
  /** Takes the letters in other languages out of their queue. */
  takeLetters: () => Promise<QueuedLetter[]>;
  addTeacher: (more?: { plan?: Plan; organisationId?: string }) => Promise<TestTeacher>;
  /** Adds a department with five seats, an owner and a colleague. Also returns the department's id. */
  addDepartment: () => Promise<{ id: string; owner: TestTeacher; colleague: TestTeacher }>;
  /** Adds a class for this teacher with this many pupils, who count towards the paying account's limit. */
  addClassroom: (teacher: TestTeacher, payer: TestTeacher, pupils: number) => Promise<string>;
  read: (by: TestTeacher) => Promise<Organisation | null>;
  /** Invites this address and returns the secret from the emailed link. */
  invite: (by: TestTeacher, email: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Opens the Worker for organisations on a new test database and captures its emails. */
export async function createOrganisationFixture(): Promise<OrganisationFixture> {
  const test = await createTestDatabase();
  const mails: OrganisationFixture['mails'] = [];
  const queue = openMailQueue();
  const call = createCaller(organisationRoutes, {
    ...testEnv(test.url),
    MAIL_FROM: 'no-reply@lexiloom.test',
    EMAIL: { send: async (mail) => mails.push(mail) },
    MAILS: queue.MAILS,
  });
  const addTeacher: OrganisationFixture['addTeacher'] = async (more = { plan: null }) => {
    const id = await insertTeacher(test.db, more);
    // An id may begin with a hyphen, but an email address may not.
    const email = `t${id.replaceAll(/[-_]/g, 'x')}@lexiloom.test`.toLowerCase();
    await test.exec(`update users set email = '${email}' where id = '${id}'`);
    return { id, email, token: await signIn('public', { id, name: `Teacher ${id}` }) };
  };
  return {
    test,
    call,
    mails,
    takeLetters: queue.takeLetters,
    addTeacher,
    async addDepartment() {
      const owner = await addTeacher({ plan: 'DEPARTMENT' });
      const id = await insertOrganisation(test.db, owner.id);
      await test.exec(`update users set organisation_id = '${id}' where id = '${owner.id}'`);
      return { id, owner, colleague: await addTeacher({ plan: null, organisationId: id }) };
    },
    async addClassroom(teacher, payer, pupils) {
      const id = nanoid(10);
      await test.exec(`insert into classrooms (id, teacher_id, name) values ('${id}', '${teacher.id}', 'Class');
        insert into users (id, role, user_name, full_name, password_hash, teacher_id, organisation_id)
        select '${id}-' || n, 'PUPIL', lower('${id}') || n, 'Pupil', '-', t.id, t.organisation_id
        from users t, generate_series(1, ${pupils}) n where t.id = '${teacher.id}';
        insert into classroom_pupils (classroom_id, pupil_id)
        select '${id}', '${id}-' || n from generate_series(1, ${pupils}) n;
        insert into allowance_usage (owner_id, pupils) values ('${payer.id}', ${pupils})
        on conflict (owner_id) do update set pupils = allowance_usage.pupils + excluded.pupils`);
      return id;
    },
    async read({ token }) {
      const answer = await call('GET /v1/organisation', { token });
      const { organisation }: { organisation: Organisation | null } = await answer.json();
      return organisation;
    },
    async invite({ token }, email) {
      const json = { teachers: [{ email }] };
      await call('POST /v1/organisation/invitations', { token, json });
      const text = mails.findLast(({ to }) => to === email)?.text ?? '';
      return /invitation\/link#([\w-]+)/.exec(text)?.[1] ?? '';
    },
    close: () => test.close(),
  };
}
