import { expect, test } from 'vitest';
import { struckTiles } from './struck-tiles.ts';

const words = (line: string) => line.split(' ').flatMap((text) => (text ? [{ text }] : []));

test.each([
  ['nothing found', 'chat le chat', '', '···'],
  ['one of two equal tiles, the first', 'chat le chat', 'chat', 'x··'],
  ['both', 'chat le chat', 'chat chat', 'x·x'],
  ['capitals do not count', 'chat le', 'Le', '·x'],
  ['more found than there are tiles', 'chat le', 'chat chat', 'x·'],
  ['a word that is on no tile', 'chat le', 'chien', '··'],
])('%s', (_, bank, found, struck) => {
  const tiles = struckTiles('fr', words(bank), words(found));
  expect(tiles.map((each) => (each ? 'x' : '·')).join('')).toBe(struck);
});
