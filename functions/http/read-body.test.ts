import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from './read-body.ts';

test.each([
  ['{"a":1,"a":2}', 'A key is given twice.'],
  ['{"a":1,"\\u0061":2}', 'A key is given twice.'],
  ['{"x":[{"a":1 ,\n"a"\n:2}]}', 'A key is given twice.'],
  [`{"a":1,"a"${' '.repeat(500)}:2}`, 'A key is given twice.'],
  ['{"__proto__":{"role":"admin"}}', 'The key __proto__ cannot be used.'],
  ['{"a":{"__pro\\u0074o__":1}}', 'The key __proto__ cannot be used.'],
  ['['.repeat(10_000), 'The JSON is nested too deeply.'],
  [`${'{"a":'.repeat(10_000)}1`, 'The JSON is nested too deeply.'],
  ['{"a":{"b":1},"b":{"a":1}}', null],
  ['["a","a"]', null],
  ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}', null],
  ['"unfinished', null],
  ['"ends in a backslash\\', null],
  ['', null],
])('returns the fault of the JSON text %.40s: %s', (text, fault) => {
  expect(findJsonFault(text)).toBe(fault);
});

test('reports no fault in the output of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value, null, 2);
      fc.pre(!text.includes('__proto__'));
      expect(findJsonFault(text)).toBeNull();
    }),
  );
});

test.each([
  '"'.repeat(50_000),
  ' '.repeat(50_000),
  `{"a"${' '.repeat(50_000)}`,
  '"a" '.repeat(12_500),
])('runs in linear time (text %#)', (text) => {
  const before = performance.now();
  findJsonFault(text);
  expect(performance.now() - before).toBeLessThan(50);
});
