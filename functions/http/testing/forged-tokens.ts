import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';

/** A way to forge a token: its name, and the function that creates the token. */
export type Forgery = readonly [name: string, make: () => string | Promise<string>];

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = { alg: 'HS256', typ: 'at+jwt' };

/**
 * Every kind of token that must be rejected (ASVS 5.0 V9). Most are forged by someone who knows everything
 * except the secret. Some are signed with the secret but have wrong claims. `user` is the person named in the
 * claims.
 */
export function forgedTokens(secret: string, user: object): Forgery[] {
  const key = new TextEncoder().encode(secret);
  const now = Math.floor(Date.now() / 1000);
  const claims = { UserInfo: user, sid: 's1', iss: 'lexiloom', aud: 'lexiloom' };
  const whole = { ...claims, iat: now, exp: now + 900 };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  const sign = (payload: object = {}, changed: object = {}, withKey: Uint8Array = key) =>
    new SignJWT({ ...whole, ...payload })
      .setProtectedHeader({ ...header, ...changed })
      .sign(withKey);
  /** Signs a token by hand. Used for tokens that the library refuses to create. */
  const forge = (head: unknown, payload: unknown, digest = 'sha256', withKey = key) => {
    const body = `${base64(head)}.${base64(payload)}`;
    return `${body}.${createHmac(digest, withKey).update(body).digest('base64url')}`;
  };
  const good = () => sign();
  const partsOf = async () => (await good()).split('.') as [string, string, string];

  return [
    ['no signature, alg none', () => `${base64({ ...header, alg: 'none' })}.${base64(whole)}.`],
    ['alg None in another case', () => `${base64({ ...header, alg: 'nOnE' })}.${base64(whole)}.`],
    ['no algorithm', () => forge({ typ: 'at+jwt' }, whole)],
    ['another key', () => sign({}, {}, new TextEncoder().encode(`${secret}!`))],
    ['an empty key', () => forge(header, whole, 'sha256', new Uint8Array())],
    ['HS512 with the right key', () => forge({ ...header, alg: 'HS512' }, whole, 'sha512')],
    ['HS384 with the right key', () => forge({ ...header, alg: 'HS384' }, whole, 'sha384')],
    ['a header of HS256 with a SHA-512 signature', () => forge(header, whole, 'sha512')],
    [
      'RS256 with the attacker’s key pair',
      () => new SignJWT(whole).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey),
    ],
    ['a public key used as an HMAC secret', () => sign({}, {}, new TextEncoder().encode(pem))],
    [
      'a foreign kid and jwk',
      () => sign({}, { kid: '../../dev/null', jwk: { kty: 'oct', k: 'AA' } }, new Uint8Array(32)),
    ],
    [
      'SQL in the kid',
      () => sign({}, { kid: "x' union select 'AA" }, new TextEncoder().encode('AA')),
    ],
    [
      'a jku on another site',
      () => sign({}, { jku: 'https://evil.example/keys' }, new Uint8Array(32)),
    ],
    ['an unknown critical header', () => forge({ ...header, crit: ['x'], x: 1 }, whole)],
    ['expired', () => sign({ exp: now - 1 })],
    ['without an expiry', () => forge(header, { ...claims, iat: now })],
    ['an expiry that is not a number', () => forge(header, { ...whole, exp: 'never' })],
    ['not yet valid', () => sign({ nbf: now + 60 })],
    ['another audience', () => sign({ aud: 'elsewhere' })],
    ['no audience', () => sign({ aud: undefined })],
    ['another issuer', () => sign({ iss: 'elsewhere' })],
    ['another type of token', () => sign({}, { typ: 'JWT' })],
    ['no type', () => sign({}, { typ: undefined })],
    ['no session', () => sign({ sid: undefined })],
    ['an empty session', () => sign({ sid: '' })],
    ['a role that does not exist', () => sign({ UserInfo: { ...user, role: 'root' } })],
    ['a list of roles', () => sign({ UserInfo: { ...user, role: ['public', 'admin'] } })],
    ['no person', () => sign({ UserInfo: undefined })],
    ['a person without an id', () => sign({ UserInfo: { ...user, id: undefined } })],
    [
      'a role changed after signing',
      async () => {
        const [head, , signature] = await partsOf();
        const payload = base64({ ...whole, UserInfo: { ...user, role: 'admin' } });
        return `${head}.${payload}.${signature}`;
      },
    ],
    ['without its last character', async () => (await good()).slice(0, -1)],
    ['cut in the middle', async () => (await good()).slice(0, 100)],
    ['no signature', async () => (await partsOf()).slice(0, 2).join('.')],
    [
      'a signature of zeros',
      async () => [...(await partsOf()).slice(0, 2), 'A'.repeat(43)].join('.'),
    ],
    ['no token', () => 'a.b.c'],
    ['only a payload', () => base64(whole)],
    ['100,000 characters', () => 'x'.repeat(100_000)],
    ['a valid token followed by a megabyte', async () => `${await good()}${'A'.repeat(1_000_000)}`],
  ];
}
