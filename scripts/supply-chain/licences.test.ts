import { describe, expect, test } from 'vitest';
import { isAllowed, type Licensed, readByHand, readLicences } from './licences.ts';

const all = readLicences();

test('allows the licence of every package, in the product or as a development tool', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ tool }) => !tool).length).toBeGreaterThan(50);
  expect(all.filter((one) => !isAllowed(one))).toEqual([]);
});

test('finds each manually reviewed licence unchanged', () => {
  const said = all.map(({ name, licence }) => `${name}: ${licence}`);
  for (const [name, { licence }] of Object.entries(readByHand)) {
    expect(said).toContain(`${name}: ${licence}`);
  }
});

describe('allowed licences', () => {
  const named = (licence: string, over: Partial<Licensed> = {}): Licensed => ({
    ...{ name: 'some-package', version: '1.0.0', tool: false },
    ...over,
    licence,
  });

  test.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0-or-later)', true, true],
    ['MIT AND Zlib', true, true],
    ['(MIT AND GPL-2.0-only)', false, false],
    ['MPL-2.0', false, true],
    ['GPL-3.0', false, false],
    ['SEE LICENSE IN LICENSE.md', false, false],
    ['UNLICENSED', false, false],
    ['BSD', false, false],
    ['', false, false],
  ])(
    'decides if "%s" is allowed in the product (%s) and as a development tool (%s)',
    (licence, inProduct, asTool) => {
      expect(isAllowed(named(licence))).toBe(inProduct);
      expect(isAllowed(named(licence, { tool: true }))).toBe(asTool);
    },
  );

  test('requires another review when a manually reviewed package changes its licence', () => {
    expect(isAllowed(named('BSD', { name: 'duck' }))).toBe(true);
    expect(isAllowed(named('Proprietary', { name: 'duck' }))).toBe(false);
  });
});
