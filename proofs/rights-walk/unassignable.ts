/** Values that our tests and defaults never write, so that they can be recognised in any table. */
const oldTimestamp = '2001-02-03T04:05:06Z';
const strangeNumber = 918_273_645;

/**
 * Fields that no client may set (reliability S4), under the names used by the API, the tables and other
 * products. Their values are recognisable wherever they are stored.
 */
export const unassignable: Readonly<Record<string, unknown>> = {
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  admin: true,
  accessType: 'UNLIMITED',
  access_type: 'UNLIMITED',
  privilege: ['forbidden-mark'],
  privileges: ['forbidden-mark'],
  UserInfo: { role: 'admin', id: 'forbidden-mark' },
  plan: 'forbidden-mark',
  plans: ['forbidden-mark'],
  subscription: { plan: 'forbidden-mark' },
  kind: 'forbidden-mark',
  seats: strangeNumber,
  quantity: strangeNumber,
  remainingPupils: strangeNumber,
  remainingTeachers: strangeNumber,
  allowances: { pupils: strangeNumber },
  dailySpendMicros: strangeNumber,
  spentMicros: strangeNumber,
  reservedMicros: strangeNumber,
  id: 'forbidden-mark',
  userId: 'forbidden-mark',
  user_id: 'forbidden-mark',
  ownerId: 'forbidden-mark',
  owner_id: 'forbidden-mark',
  teacherId: 'forbidden-mark',
  teacher_id: 'forbidden-mark',
  organisationId: 'forbidden-mark',
  organisation_id: 'forbidden-mark',
  createdAt: oldTimestamp,
  created_at: oldTimestamp,
  updatedAt: oldTimestamp,
  finalisedAt: oldTimestamp,
  expiresAt: oldTimestamp,
  emailVerifiedAt: oldTimestamp,
  blockedAt: null,
  deleteAfter: oldTimestamp,
  passwordHash: 'forbidden-mark',
  password_hash: 'forbidden-mark',
  sessionId: 'forbidden-mark',
  copiedFrom: 'forbidden-mark',
  scorePercentage: strangeNumber,
  passed: true,
  mark: { state: 'forbidden-mark' },
  generation: strangeNumber,
  generated: 'forbidden-mark',
  edited: 'forbidden-mark',
};

/** A PostgreSQL pattern that matches any value of `unassignable` in a row. */
export const forbiddenTraces = `forbidden-mark|${strangeNumber}|2001-02-03`;

/**
 * Adds the forbidden fields to a body, at the top level and in every nested object. Fields that the body's
 * own schema has (`asked`) are left out.
 */
export function withForbidden(body: unknown, asked: ReadonlySet<string>): unknown {
  if (Array.isArray(body)) return body.map((one) => withForbidden(one, asked));
  if (typeof body !== 'object' || body === null) return body;
  const inner = Object.entries(body).map(([name, one]) => [name, withForbidden(one, asked)]);
  const more = Object.entries(unassignable).filter(([name]) => !asked.has(name));
  return { ...Object.fromEntries(more), ...Object.fromEntries(inner) };
}

/** The names of all properties in a JSON schema, at any depth. */
export function namesAsked(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  for (const [key, one] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(Object(one))) names.add(name);
    namesAsked(one, names);
  }
  return names;
}
