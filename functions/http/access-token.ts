import { sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { privilegeOf } from '#contracts/access/privilege-of.ts';
import { AccessType, Role, UserInfo } from '#contracts/access/role.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { signedOut } from './errors.ts';

const issuer = 'lexiloom';
const accessTokenSeconds = 15 * 60;

const Claims = z.object({ UserInfo, sid: z.string().check(z.minLength(1)), exp: z.number() });

/**
 * Signs an access token that is valid for 15 minutes. `sessionId` is included so that a later request can end
 * its own session.
 */
export async function signAccessToken(
  secret: string,
  user: UserInfo,
  sessionId: string,
): Promise<string> {
  return new SignJWT({ UserInfo: user, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(await keyOf(secret));
}

/** Returns the user of a token. Throws "Access denied" if the token has expired or was not signed here. */
export async function verifyAccessToken(
  secret: string,
  token: string,
): Promise<UserInfo & { sessionId: string }> {
  const key = await keyOf(secret);
  const known = verified.get(key)?.get(token);
  const good = known && isStillGood(known) ? known : await verify(key, token);
  return { ...good.user, sessionId: good.sid };
}

interface Verified {
  user: UserInfo;
  sid: string;
  /** Expiry time from the token, in seconds since 1970. */
  exp: number;
}

const isStillGood = ({ exp }: Verified) => exp > Math.floor(Date.now() / 1000);

/**
 * Cache of verified tokens by key and full text, oldest first. The verification result does not change with
 * time, and the expiry is checked at every use. Only valid tokens are cached, so that callers cannot fill the
 * cache with invalid tokens.
 */
const verified = new WeakMap<CryptoKey, Map<string, Verified>>();
const maxVerified = 1_000;

async function verify(key: CryptoKey, token: string): Promise<Verified> {
  const before = verified.get(key) ?? new Map<string, Verified>();
  verified.set(key, before);
  before.delete(token);
  try {
    const { payload } = await jwtVerify(token, key, {
      // The key is already bound to this algorithm; any other algorithm would be rejected anyway.
      algorithms: ['HS256'],
      issuer,
      audience: issuer,
      typ: 'at+jwt',
    });
    const { UserInfo: user, sid, exp } = Claims.parse(payload);
    const [oldest] = before.size >= maxVerified ? before.keys() : [];
    if (oldest !== undefined) before.delete(oldest);
    before.set(token, { user, sid, exp });
    return { user, sid, exp };
  } catch {
    throw signedOut();
  }
}

const keys = new Map<string, CryptoKey>();

/**
 * Returns the key for a secret. Creates it only once per Worker. Caches the key itself rather than its
 * promise, because a promise belongs to the request that created it.
 */
async function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  keys.set(secret, key);
  return key;
}

/** The fields of a user that sign-in and refresh read. */
export const Person = z.object({
  id: z.string(),
  full_name: z.string(),
  role: Role,
  country: z.string(),
  access_type: AccessType,
  blocked: z.boolean(),
  plans: z.array(z.string()),
  mapped: PlanMap,
  locale: z.nullable(z.string()),
});
export type Person = z.infer<typeof Person>;

/**
 * The columns of `Person` from `users u`. A teacher may sign in while a deletion is pending, which cancels
 * the deletion. A pupil may not, because the school requested the deletion and a child would cancel it
 * unknowingly.
 */
export const personColumns = sql`
  u.id, u.full_name, u.role, u.country, u.access_type, u.locale,
  u.blocked_at is not null or u.delete_after is not null
    and (u.delete_after <= now() or u.role = 'PUPIL') as blocked,
  ${livePlans(sql`u`)} as plans, ${mappedPlans} as mapped`;

/** The claims of a person's token: name, role and the features that the plan currently includes. */
export function claimsOf(person: Person): UserInfo {
  return {
    id: person.id,
    name: person.full_name,
    role: person.role,
    country: person.country,
    accessType: person.access_type,
    privilege: [...privilegeOf({ ...person, accessType: person.access_type })],
    ...(person.locale !== null && { locale: person.locale }),
  };
}
