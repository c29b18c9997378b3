import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { UserInfo } from '#teaching/access/who.ts';
import { signedOut } from './errors.ts';

const issuer = 'lexiloom';
export const accessTokenSeconds = 15 * 60;

const Claims = z.object({ UserInfo, sid: z.string().min(1), exp: z.number() });

/** Signs a 15-minute access token. `sessionId` lets a later request end its own session. */
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
    .sign(new TextEncoder().encode(secret));
}

/** Who holds this token. Throws "Access denied" for anything but a token signed here and still good. */
export async function readAccessToken(
  secret: string,
  token: string,
): Promise<UserInfo & { sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer,
      audience: issuer,
      typ: 'at+jwt',
    });
    const { UserInfo: user, sid } = Claims.parse(payload);
    return { ...user, sessionId: sid };
  } catch {
    throw signedOut();
  }
}
