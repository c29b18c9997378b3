import * as fc from 'fast-check';
import type { May } from '#functions/http/operation.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const adminClaims = {
  UserInfo: {
    id: 'x',
    name: 'x',
    role: 'admin',
    country: 'GBR',
    accessType: 'UNLIMITED',
    privilege: [],
  },
  sid: 'x',
  exp: 4_102_444_800,
};

/** Authorization headers without a valid session. */
const forged = [
  'Bearer ',
  'Bearer null',
  'Bearer a.b.c',
  'Basic YWRtaW46YWRtaW4=',
  `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(adminClaims)}.`,
  `Bearer ${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(adminClaims)}.AAAA`,
  `Bearer ${encode({ alg: 'HS256', kid: '../../dev/null' })}.${encode(adminClaims)}.AAAA`,
  `Bearer ${encode({ alg: 'HS256' })}.${encode({ __proto__: null, exp: 'soon' })}.AAAA`,
  `Bearer ${'a'.repeat(100_000)}`,
  'Bearer ~token.teacher~x',
];

const tokens = {
  public: ['~token.teacher~', '~token.colleague~'],
  PUPIL: ['~token.pupil~'],
  admin: ['~token.admin~'],
} as const;
const everyToken = Object.values(tokens).flat();

/** Latin-1 text without control characters; a header allows no other characters. */
const text = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((value) => value.replaceAll('\u007f', '').trim());
const junk = fc.oneof(
  text,
  fc.constantFrom('', '*', 'null', '<script>alert(1)</script>', '../../x', 'a'.repeat(30_000)),
);

const cookies = fc.oneof(
  fc.constant('~token.cookies~'),
  fc.constant('~token.cookies~; __Host-refresh=forged; XSRF-TOKEN=forged'),
  fc.constantFrom('refresh=', 'refresh=a.b', 'XSRF-TOKEN=%zz', '; ; =', `a=${'b'.repeat(20_000)}`),
  text,
);

const strange: Record<string, fc.Arbitrary<string>> = {
  cookie: cookies,
  'x-xsrf-token': fc.oneof(fc.constant('~token.xsrf~'), junk),
  'idempotency-key': fc.oneof(fc.constantFrom('hostile-1', 'hostile-2', '../../x', 'short'), junk),
  origin: fc.constantFrom('null', 'https://evil.example', 'http://127.0.0.1:8787', 'x', '//'),
  'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
  'x-request-id': junk,
  'content-length': fc.constantFrom('0', '-1', '99999999999', 'x'),
  'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
  'transfer-encoding': fc.constantFrom('chunked', 'x'),
  range: fc.constantFrom('bytes=0-', 'bytes=-0', 'bytes=9-1', 'bytes=0-0,2-2', 'x'),
  'if-none-match': junk,
  'x-forwarded-for': fc.constantFrom('127.0.0.1', 'x', '::1'),
  'cf-connecting-ip': fc.constantFrom('127.0.0.1', 'x'),
  'x-bypass': junk,
  'stripe-signature': fc.constantFrom('t=1,v1=x', 't=x', 'v1=', 't=1,t=2,v1=a,v1=b'),
  'user-agent': junk,
  accept: junk,
  'x-http-method-override': fc.constantFrom('DELETE', 'x'),
};

const types = [
  'application/json; charset=utf-16',
  'APPLICATION/JSON;x=y',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'image/png',
  'application/jsonx',
];

/**
 * Generates the headers of a request: a session (usually a permitted one) and sometimes up to three strange
 * headers.
 */
export function hostileHeaders(may: May): fc.Arbitrary<Record<string, string>> {
  const right: string[] =
    may === 'anyone' ? [...everyToken] : may.flatMap((role) => [...tokens[role]]);
  const session = fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...right).map((token) => `Bearer ${token}`) },
    { weight: 2, arbitrary: fc.constantFrom(...everyToken).map((token) => `Bearer ${token}`) },
    { weight: 2, arbitrary: fc.constantFrom(...forged) },
    { weight: 1, arbitrary: junk },
  );
  const stranger = fc
    .constantFrom(...Object.keys(strange))
    .chain((name) => (strange[name] ?? junk).map((value): [string, string] => [name, value]));
  const some = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(stranger, { maxLength: 3 }) },
  );
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 2, arbitrary: fc.constantFrom(...types) },
    { weight: 1, arbitrary: junk },
  );
  return fc
    .tuple(fc.option(session, { freq: 20 }), type, some)
    .map(([authorization, contentType, more]) => ({
      'content-type': contentType,
      ...(authorization !== null && { authorization }),
      ...Object.fromEntries(more),
    }));
}
