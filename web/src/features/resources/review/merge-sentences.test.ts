import { describe, expect, it } from 'vitest';
import { mergeSentences } from './merge-sentences.ts';
import type { SentenceRow } from './sentence-edits.ts';

const text = (...targets: string[]): SentenceRow[] =>
  targets.map((target, i) => ({
    key: `s${i + 1}`,
    id: `s${i + 1}`,
    speaker: undefined,
    target,
    native: target.toUpperCase(),
    startsParagraph: false,
  }));
const targets = (rows: SentenceRow[]) => rows.map((row) => row.target);

describe('mergeSentences', () => {
  const base = text('a', 'b', 'c');

  it('keeps my edits when only the revision moved on', () => {
    expect(mergeSentences(base, text('a', 'B!', 'c'), base)).toEqual({
      kind: 'merged',
      rows: text('a', 'B!', 'c'),
    });
  });

  it('takes both when we changed different sentences', () => {
    const merge = mergeSentences(base, text('mine', 'b', 'c'), text('a', 'b', 'theirs'));
    expect(merge.kind === 'merged' && targets(merge.rows)).toEqual(['mine', 'b', 'theirs']);
  });

  it('keeps a sentence that I added or removed when theirs only changed words elsewhere', () => {
    const mine = base.toSpliced(1, 1);
    const merge = mergeSentences(base, mine, text('a', 'b', 'theirs'));
    expect(merge.kind === 'merged' && targets(merge.rows)).toEqual(['a', 'theirs']);
  });

  it('asks when we changed the same sentence differently, or I removed what they changed', () => {
    expect(mergeSentences(base, text('x', 'b', 'c'), text('y', 'b', 'c'))).toEqual({
      kind: 'conflict',
      keys: ['s1'],
    });
    expect(mergeSentences(base, base.slice(1), text('y', 'b', 'c')).kind).toBe('conflict');
  });

  it('asks when they reordered the text that I was editing', () => {
    const merge = mergeSentences(base, text('x', 'b', 'c'), base.toReversed());
    expect(merge).toEqual({ kind: 'conflict', keys: ['s1'] });
  });

  it('is no conflict when we wrote the same', () => {
    expect(mergeSentences(base, text('x', 'b', 'c'), text('x', 'b', 'c')).kind).toBe('merged');
  });
});
