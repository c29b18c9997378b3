import * as fc from 'fast-check';
import type * as z from 'zod';
import { idWords } from './id-words.ts';
import { forbiddenFields, nastyTexts, nastyValues } from './nasty-input.ts';
import { plausibleValue } from './plausible-value.ts';

type Body = string | Uint8Array<ArrayBuffer> | undefined;

/** Bodies that are invalid JSON, or JSON with content that must not be accepted, such as duplicate keys. */
const strange: readonly (() => Body)[] = [
  () => undefined,
  ...['', ' ', '{', '[', '}', '"', 'null', 'true', '12', '"x"', '[]', 'NaN', "{'a':1}"].map(
    (text) => () => text,
  ),
  () => '{"a":1,"a":2}',
  () => '{"__proto__":{"role":"admin"}}',
  () => '{"a":[{"\\u005f_proto__":{"role":"admin"}}]}',
  () => '{"constructor":{"prototype":{"role":"admin"}}}',
  () => '{"a":"\\ud800","b":"\\u0000"}',
  () => '{"a":1e400,"b":-1e400}',
  () => '\ufeff{}',
  () => '/* */{}',
  () => 'a=1&b=2&a=3',
  () => '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  () => '<script>alert(1)</script>',
  () => '['.repeat(20_000),
  () => '{"a":'.repeat(20_000),
  () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  () => Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  () => Uint8Array.of(0x22, 0xc0, 0xaf, 0x22),
  () => Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3),
  () => Uint8Array.from('{"a":1}', (letter) => letter.charCodeAt(0)).map((code) => code ^ 0x80),
];

/** Bodies of a megabyte; there are only a few because of their size. */
const huge: readonly (() => Body)[] = [
  () => `{"a":"${'x'.repeat(999_000)}"}`,
  () => `{"a":"${'x'.repeat(1_100_000)}"}`,
  () => `[${'1,'.repeat(450_000)}1]`,
  () => `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
  () => `"${'\\u0041'.repeat(160_000)}"`,
];

/** Generates bodies for an operation that expects `schema`, or for one that expects no body. */
export function hostileBody(
  schema: z.core.$ZodType | undefined,
  sample: unknown,
): fc.Arbitrary<Body> {
  const good = fc.oneof(
    ...(schema ? [plausibleValue(schema, idWords)] : []),
    fc.constant(sample ?? {}),
  );
  const nasty = fc.oneof(
    fc.constantFrom(...nastyTexts),
    fc.constantFrom(...nastyValues),
    fc.constantFrom(...idWords),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const changed = fc.tuple(good, fc.nat(), nasty, fc.nat(3)).map(([value, place, bad, times]) => {
    let now = value;
    for (let time = 0; time <= times; time += 1) now = changeAt(now, place + 7 * time, bad);
    return now;
  });
  const claiming = fc
    .tuple(good, fc.subarray(Object.entries(forbiddenFields), { minLength: 1 }))
    .map(([value, fields]) => ({ ...Object(value), ...Object.fromEntries(fields) }));
  const text = fc.oneof(good, changed, claiming).map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 10, arbitrary: text },
    { weight: 1, arbitrary: fc.tuple(text, fc.nat()).map(([all, at]) => cut(all, at)) },
    { weight: 3, arbitrary: fc.constantFrom(...strange).map((make) => make()) },
    { weight: 1, arbitrary: fc.nat(9).chain((at) => rarely(at)) },
  );
}

const cut = (text: string, at: number) => text.slice(0, at % Math.max(1, text.length));

const rarely = (at: number): fc.Arbitrary<Body> =>
  at === 0 ? fc.constantFrom(...huge).map((make) => make()) : fc.constant('{}');

/** Returns a copy in which one value is replaced, removed or wrapped in an array. */
function changeAt(value: unknown, place: number, bad: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const places: [parent: object, key: string][] = [];
  const walk = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, one] of Object.entries(inner)) {
      places.push([inner, key]);
      walk(one);
    }
  };
  walk(copy);
  const [parent, key] = places[place % Math.max(1, places.length)] ?? [];
  if (!parent || key === undefined) return bad;
  const how = place % 5;
  if (how === 0) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, how === 1 ? [Reflect.get(parent, key)] : structuredClone(bad));
  return copy;
}
