import { types } from '@neondatabase/serverless';
import { expect, test } from 'vitest';
import { typeParsers } from './type-parsers.ts';

const read = (type: number, text: string) => typeParsers.getTypeParser(type)(text);

/** Values as PostgreSQL writes them, which must be read as the driver's own parsers read them. */
const values: [type: number, text: string][] = [
  [16, 't'],
  [16, 'f'],
  [20, '9223372036854775807'],
  [21, '-7'],
  [23, '2147483647'],
  [25, 'a "word"'],
  [26, '16384'],
  [114, '{"a": [1, null]}'],
  [700, '1.5'],
  [701, '-0.25'],
  [701, 'NaN'],
  [1700, '12.50'],
  [3802, '"text"'],
  [199, '{"{\\"a\\": 1}",NULL}'],
  [1000, '{t,f,NULL}'],
  [1005, '{1,-2}'],
  [1007, '{}'],
  [1007, '{{1,2},{3,NULL}}'],
  [1007, '[0:1]={4,5}'],
  [1009, '{}'],
  [1009, '{a,"b, c",NULL,"NULL","",été,"{x}"}'],
  [1009, '{"a\\"b","c\\\\d","two\nlines"}'],
  [1015, '{one,two}'],
  [1016, '{9223372036854775807}'],
  [1022, '{0.5,1e+20}'],
  [2951, '{7b0d4c6e-3c07-4c52-8f1c-0c3f7d1f5a10}'],
  [3807, '{"[1, 2]"}'],
];

test.each(values)('reads type %i from %j as the driver does', (type, text) => {
  expect(read(type, text)).toEqual(types.getTypeParser(type)(text));
});

test.each([
  ['date', 1082, '2026-11-26'],
  ['timestamp with time zone', 1184, '2026-11-26 08:00:00+00'],
  ['timestamp', 1114, '2026-11-26 08:00:00'],
  ['interval', 1186, '1 day'],
])('leaves a %s as text, as drizzle expects', (_, type, text) => {
  expect(read(type, text)).toBe(text);
});

test('rejects text that is no array', () => {
  expect(() => read(1009, 'a')).toThrow('not an array');
});
