import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../columns.ts';

/** A school's department. Its owner pays, and its teachers and pupils count towards its allowances. */
export const organisations = pgTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ownerId: text('owner_id').notNull(),
    /**
     * The number of teachers in the department. A trigger on `users` maintains it, so that the last seat
     * cannot be used twice.
     */
    teachers: integer('teachers').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('organisations_owner').on(t.ownerId)],
);

/**
 * Everyone who signs in. Teachers and admins have an e-mail address, pupils only a user name.
 *
 * Triggers:
 * - `organisation_teachers_added` (0012) adds a teacher to `organisations.teachers`.
 * - `organisation_teachers_changed` (0012) counts who joins, leaves, changes role, is blocked or unblocked.
 * - `organisation_teachers_removed` (0012) subtracts a teacher.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    role: text('role', { enum: ['admin', 'public', 'PUPIL'] }).notNull(),
    email: text('email'),
    userName: text('user_name'),
    fullName: text('full_name').notNull(),
    /** A pupil's surname, by which registers are sorted. Null if unknown. */
    surname: text('surname'),
    country: text('country').notNull().default('USA'),
    /** A string `$argon2id$...`. It includes its parameters, so that they can be raised later. */
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    accessType: text('access_type', { enum: ['DEFAULT', 'UNLIMITED'] })
      .notNull()
      .default('DEFAULT'),
    organisationId: text('organisation_id').references(() => organisations.id),
    /** A teacher's role in the organisation. The owner is stored in the organisation itself. */
    organisationRole: text('organisation_role', { enum: ['teacher', 'manager'] })
      .notNull()
      .default('teacher'),
    /** When a teacher joined the organisation. */
    joinedAt: moment('joined_at'),
    /**
     * For a head of department: the teacher whose classes and homework the lists show initially; null for all
     * teachers.
     */
    selectedTeacherProfile: text('selected_teacher_profile'),
    /** The pupil's teacher, who created and manages the account. */
    teacherId: text('teacher_id'),
    enableExperimentalFeatures: boolean('enable_experimental_features').notNull().default(false),
    /** A lesson's display settings on this teacher's projector; null until the teacher changes them. */
    display: jsonb('display'),
    /** The locale for dates and numbers, such as `en-GB`; null for the browser's locale. */
    locale: text('locale'),
    /** The language of the person's pages; null for the browser's, and for pupils that of their class. */
    interfaceLanguage: text('interface_language'),
    /**
     * Set when an admin suspends the account, or when the removal of the account has started. All sessions of
     * the account then end.
     */
    blockedAt: moment('blocked_at'),
    /**
     * The time after which the sweep deletes the account, set when the person requests deletion. Signing in
     * before this time cancels the deletion.
     */
    deleteAfter: moment('delete_after'),
    /** When the plan's renewal was cancelled at Stripe because of a requested deletion. */
    renewalEndedAt: moment('renewal_ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_user_name').on(sql`lower(${t.userName})`),
    index('users_organisation').on(t.organisationId),
    index('users_teacher').on(t.teacherId),
    index('users_selected_profile')
      .on(t.selectedTeacherProfile)
      .where(sql`selected_teacher_profile is not null`),
    index('users_leaving').on(t.deleteAfter).where(sql`delete_after is not null`),
    // For the admins' list of users: its sort orders and filters, and its search for parts of names or
    // addresses (pg_trgm).
    index('users_joined').on(t.createdAt, t.id),
    index('users_name').on(sql`lower(${t.fullName})`, t.id),
    index('users_role').on(t.role, t.createdAt, t.id),
    index('users_country').on(t.country, t.createdAt, t.id),
    index('users_unlimited').on(t.createdAt, t.id).where(sql`access_type = 'UNLIMITED'`),
    index('users_suspended').on(t.createdAt, t.id).where(sql`blocked_at is not null`),
    index('users_unconfirmed')
      .on(t.createdAt, t.id)
      .where(sql`role <> 'PUPIL' and email_verified_at is null`),
    index('users_search').using(
      'gin',
      sql`lower(${t.fullName}) gin_trgm_ops`,
      sql`lower(${t.email}) gin_trgm_ops`,
      sql`lower(${t.userName}) gin_trgm_ops`,
    ),
  ],
);

/** A signed-in browser: a family of rotating refresh tokens, of which only hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshHash: text('refresh_hash').notNull(),
    /**
     * The token that was just replaced. It stays valid for a few seconds, so that two tabs can refresh at the
     * same time.
     */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull(),
    /** Hash of the session's readable XSRF token, which rotates with the refresh token. */
    xsrfHash: text('xsrf_hash').notNull(),
    previousXsrfHash: text('previous_xsrf_hash'),
    /** When the person saw the dialog for choosing a teacher profile, which opens once per session. */
    profilesSeenAt: moment('profiles_seen_at'),
    expiresAt: moment('expires_at').notNull(),
    /** A description of the browser, such as "Firefox on Windows", by which the user recognises it. */
    device: text('device'),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sessions_refresh').on(t.refreshHash),
    index('sessions_previous').on(t.previousHash),
    index('sessions_user').on(t.userId),
    index('sessions_newest').on(t.createdAt, t.id),
    // For the sweep, which deletes these rows.
    index('sessions_over').on(sql`coalesce(ended_at, expires_at)`),
  ],
);

/**
 * Single-use secrets sent by email, for verifying an address or setting a new password. Only hashes are
 * stored.
 */
export const mailSecrets = pgTable(
  'mail_secrets',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'new-password', 'change-email'] }).notNull(),
    /** The address that received the secret. A change of address only takes effect for this address. */
    email: text('email').notNull(),
    /**
     * The changes that this link applies to an account that has not been confirmed yet
     * (`PendingRegistration`).
     */
    registration: jsonb('registration'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mail_secrets_user').on(t.userId, t.purpose),
    index('mail_secrets_over').on(t.expiresAt),
  ],
);

/** The first response to a mutation. It is stored so that repeating the request changes no data. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `<user id>:<key>`, so that the keys of different people never collide. */
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    /** Null until the response is stored. */
    status: integer('status'),
    /**
     * The response's body. Until the response is stored, this column records what was created, so that a
     * retry after a lost response does not create it twice.
     */
    body: text('body'),
    headers: text('headers'),
    createdAt: createdAt(),
  },
  (t) => [index('idempotency_keys_over').on(t.createdAt)],
);

/** Numbers of attempts in a fixed window, for limits that must be exact (sign-in, reset, generation). */
export const attempts = pgTable(
  'attempts',
  {
    /** The limited subject, such as `login:<account hash>`. */
    subject: text('subject').primaryKey(),
    windowStartsAt: moment('window_starts_at').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [index('attempts_over').on(t.windowStartsAt)],
);
