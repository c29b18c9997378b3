import { describe, expect, it } from 'vitest';
import { editVocab, pairsOf, unevenPairs, type VocabRow } from './vocab-rows.ts';

const rows: VocabRow[] = [
  { key: 'a', target: 'un cadeau', native: 'a present' },
  { key: 'b', target: 'le marché', native: '' },
  { key: 'c', target: ' ', native: '' },
];
const keys = (list: VocabRow[]) => list.map((row) => row.key);

describe('editVocab', () => {
  it('adds a row after another or at the end', () => {
    expect(keys(editVocab(rows, { type: 'add', after: 'a', key: 'n' }))).toEqual([
      'a',
      'n',
      'b',
      'c',
    ]);
    expect(keys(editVocab(rows, { type: 'add', after: null, key: 'n' }))).toEqual([
      'a',
      'b',
      'c',
      'n',
    ]);
  });

  it('moves a row within the list but not beyond its ends', () => {
    expect(keys(editVocab(rows, { type: 'move', key: 'b', by: -1 }))).toEqual(['b', 'a', 'c']);
    expect(keys(editVocab(rows, { type: 'move', key: 'c', by: 1 }))).toEqual(['a', 'b', 'c']);
  });

  it('changes, removes and clears rows', () => {
    const changed = editVocab(rows, {
      type: 'change',
      key: 'b',
      side: 'native',
      value: 'the market',
    });
    expect(changed[1]).toEqual({ key: 'b', target: 'le marché', native: 'the market' });
    expect(keys(editVocab(rows, { type: 'remove', key: 'a' }))).toEqual(['b', 'c']);
    expect(editVocab(rows, { type: 'clear' })).toEqual([]);
  });

  it('inserts pasted pairs after the filled rows and replaces empty rows', () => {
    const pasted = [{ key: 'p', target: 'la rue', native: 'the street' }];
    expect(keys(editVocab(rows, { type: 'append', rows: pasted }))).toEqual(['a', 'b', 'p']);
  });
});

describe('stored pairs', () => {
  it('omits empty rows, keeps half-filled rows and reports them', () => {
    expect(pairsOf(rows)).toEqual([
      { target: 'un cadeau', native: 'a present' },
      { target: 'le marché', native: '' },
    ]);
    expect(unevenPairs(rows)).toEqual(['b']);
  });
});
