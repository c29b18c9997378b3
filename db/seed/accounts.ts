import type { Database } from '../client.ts';
import { subscriptions } from '../schema/billing.ts';
import { allowanceUsage, classroomPupils, classrooms } from '../schema/classrooms.ts';
import { organisations, users } from '../schema/users.ts';

/** The password of every demo account. */
export const demoPassword = 'Lexiloom-demo-1';

/**
 * Hash of `demoPassword` with the parameters of sign-in. It is precomputed because hashing is slow by design.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$JdUZxzskirufizIdyd9Ynw$pXdHfYXAAKKvBhC4CW2FXGJpGujhBzvFZHnrEA6EmXg';

const since = '2026-01-05T08:00:00Z';
const account = {
  passwordHash: demoPasswordHash,
  country: 'GBR',
  createdAt: since,
  updatedAt: since,
} as const;
const teacher = { ...account, role: 'public', emailVerifiedAt: since } as const;
const organisationId = 'demo-department';

const demoOrganisation: typeof organisations.$inferInsert = {
  id: organisationId,
  name: 'Lindenfold School, Modern Languages',
  ownerId: 'demo-head',
  createdAt: since,
};

/**
 * An admin, a teacher with access to everything, a teacher on a trial, and a department of three teachers.
 */
const demoStaff: (typeof users.$inferInsert)[] = [
  {
    ...teacher,
    id: 'demo-admin',
    role: 'admin',
    email: 'admin@lexiloom.test',
    fullName: 'Ada Demo',
  },
  {
    ...teacher,
    id: 'demo-teacher',
    email: 'teacher@lexiloom.test',
    fullName: 'Tess Teacherly',
    accessType: 'UNLIMITED',
    enableExperimentalFeatures: true,
  },
  { ...teacher, id: 'demo-trial', email: 'trial@lexiloom.test', fullName: 'Toby Tryout' },
  {
    ...teacher,
    id: 'demo-head',
    email: 'head@lexiloom.test',
    fullName: 'Hanna Headley-Sample',
    organisationId,
    enableExperimentalFeatures: true,
  },
  {
    ...teacher,
    id: 'demo-french',
    email: 'french@lexiloom.test',
    fullName: 'Fleur Exemple',
    organisationId,
  },
  {
    ...teacher,
    id: 'demo-german',
    email: 'german@lexiloom.test',
    fullName: 'Gustav Muster',
    organisationId,
  },
];

/** First names of the pupils, by group; the surnames are invented. */
const groups = {
  '8b': {
    teacherId: 'demo-french',
    names: 'Amber Basil Clover Dill Elder Fern Ginger Hazel Iris Juniper Kale Laurel',
  },
  '9a': {
    teacherId: 'demo-german',
    names: 'Mallow Nettle Olive Poppy Quince Rosemary Sorrel Thyme Umber Violet Willow Yarrow',
  },
  '8c': {
    teacherId: 'demo-teacher',
    names: 'Alder Aspen Beech Birch Cedar Hawthorn Linden Maple Oak Rowan Spruce Tamarind',
  },
  '9j': {
    teacherId: 'demo-teacher',
    names: 'Azure Coral Indigo Jade Opal Pearl Ruby Topaz',
  },
} as const;

/** Pupils in four groups, such as `amber-8b`: two groups in the department, two for the single teacher. */
export const demoPupils: (typeof users.$inferInsert)[] = Object.entries(groups).flatMap(
  ([group, { teacherId, names }]) =>
    names.split(' ').map((name) => {
      const userName = `${name.toLowerCase()}-${group}`;
      const fullName = `${name} Pretend`;
      return {
        ...account,
        id: `demo-${userName}`,
        role: 'PUPIL',
        userName,
        fullName,
        surname: 'Pretend',
        organisationId: teacherId === 'demo-teacher' ? null : organisationId,
        teacherId,
      };
    }),
);

/** One class for each group of pupils. */
export const demoClassrooms: (typeof classrooms.$inferInsert)[] = [
  {
    id: 'demo-8b',
    teacherId: 'demo-french',
    name: '8B French',
    language: 'fr',
    year: 'england/year-8',
  },
  {
    id: 'demo-9a',
    teacherId: 'demo-german',
    name: '9A German',
    language: 'de',
    year: 'england/year-9',
  },
  {
    id: 'demo-8c',
    teacherId: 'demo-teacher',
    name: '8C French',
    language: 'fr',
    year: 'england/year-8',
  },
  {
    id: 'demo-9j',
    teacherId: 'demo-teacher',
    name: '9J Japanese',
    language: 'ja',
    year: 'england/year-9',
  },
];

const demoSubscriptions: (typeof subscriptions.$inferInsert)[] = [
  {
    id: 'demo-department-plan',
    userId: 'demo-head',
    plan: 'DEPARTMENT',
    kind: 'Subscription',
    status: 'active',
    startsAt: since,
  },
  {
    id: 'demo-teacher-plan',
    userId: 'demo-teacher',
    plan: 'SINGLE_TEACHER_PLUS_PUPIL',
    kind: 'Subscription',
    status: 'active',
    startsAt: since,
  },
];

/**
 * Starts the demo trial when the demo data is first inserted, because a trial with a fixed date would expire.
 */
const trial = (now: Date): typeof subscriptions.$inferInsert => ({
  id: 'trial-demo-trial',
  userId: 'demo-trial',
  plan: 'TRIAL',
  kind: 'Trial',
  status: 'active',
  paymentStatus: 'trialing',
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + 14 * 24 * 60 * 60 * 1000).toISOString(),
});

/** The demo accounts that `npm start` prints: the user name for signing in, and a description. */
export const demoAccounts: readonly { userName: string; about: string }[] = [
  { userName: 'admin@lexiloom.test', about: 'admin' },
  { userName: 'teacher@lexiloom.test', about: 'teacher with every feature' },
  { userName: 'trial@lexiloom.test', about: 'teacher on a trial' },
  { userName: 'head@lexiloom.test', about: 'owner of a department' },
  { userName: 'french@lexiloom.test', about: 'teacher of the department' },
  { userName: 'german@lexiloom.test', about: 'teacher of the department' },
  { userName: 'amber-8b', about: 'pupil' },
  { userName: 'maple-8c', about: 'pupil with homework in French' },
  { userName: 'coral-9j', about: 'pupil with homework in Japanese' },
  { userName: 'willow-9a', about: 'pupil' },
];

/** Inserts the missing demo accounts. Existing accounts stay unchanged. One round trip. */
export async function seedAccounts(db: Database, now = new Date()): Promise<void> {
  await db.batch([
    db.insert(organisations).values(demoOrganisation).onConflictDoNothing(),
    db
      .insert(users)
      .values([...demoStaff, ...demoPupils])
      .onConflictDoNothing(),
    db.insert(classrooms).values(demoClassrooms).onConflictDoNothing(),
    db
      .insert(classroomPupils)
      .values(
        demoPupils.map(({ id, userName }) => ({
          classroomId: `demo-${userName?.split('-')[1]}`,
          pupilId: id,
        })),
      )
      .onConflictDoNothing(),
    db
      .insert(allowanceUsage)
      .values(
        ['demo-head', 'demo-teacher'].map((ownerId) => ({
          ownerId,
          pupils: demoPupils.filter(
            ({ teacherId }) => (teacherId === 'demo-teacher') === (ownerId === 'demo-teacher'),
          ).length,
        })),
      )
      .onConflictDoNothing(),
    db
      .insert(subscriptions)
      .values([...demoSubscriptions, trial(now)])
      .onConflictDoNothing(),
  ]);
}
