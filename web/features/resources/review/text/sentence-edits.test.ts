import { describe, expect, it } from 'vitest';
import {
  countChanges,
  editSentences,
  type SentenceRow,
  sentencesToSave,
} from './sentence-edits.ts';

const row = (id: string, target: string, native: string, speaker?: string): SentenceRow => ({
  key: id,
  id,
  speaker,
  target,
  native,
  startsParagraph: id === 's1',
});
const text = [
  row('s1', 'Il fait froid. On rentre ?', 'It is cold. Shall we go in?', 'Léa'),
  row('s2', 'Oui.', 'Yes.', 'Marc'),
  row('s3', 'À demain !', 'See you tomorrow!', 'Léa'),
];

describe('editSentences', () => {
  it('changes one field of one sentence', () => {
    const rows = editSentences(text, { type: 'change', key: 's2', field: 'target', value: 'Non.' });
    expect(rows.map((r) => r.target)).toEqual(['Il fait froid. On rentre ?', 'Non.', 'À demain !']);
  });

  it('splits both sides and keeps the id on the first half', () => {
    const rows = editSentences(text, {
      type: 'split',
      key: 's1',
      newKey: 'n1',
      targetAt: 15,
      nativeAt: 12,
    });
    expect(rows.slice(0, 2).map((r) => [r.id, r.target, r.native, r.speaker])).toEqual([
      ['s1', 'Il fait froid.', 'It is cold.', 'Léa'],
      [undefined, 'On rentre ?', 'Shall we go in?', 'Léa'],
    ]);
  });

  it('joins a sentence with the next sentence, without a space in Japanese', () => {
    const joined = editSentences(text, { type: 'join', key: 's2' });
    expect(joined.map((r) => r.target)).toEqual(['Il fait froid. On rentre ?', 'Oui. À demain !']);
    const japanese = [
      row('s1', '寒いです。', 'It is cold.'),
      row('s2', '帰りましょう。', 'Let us go.'),
    ];
    expect(editSentences(japanese, { type: 'join', key: 's1' })[0]?.target).toBe(
      '寒いです。帰りましょう。',
    );
  });

  it('leaves the text unchanged when an edit is impossible', () => {
    expect(editSentences(text, { type: 'join', key: 's3' })).toEqual(text);
    expect(editSentences(text, { type: 'move', key: 's1', by: -1 })).toEqual(text);
    expect(editSentences(text, { type: 'remove', key: 'nobody' })).toEqual(text);
  });

  it('moves, removes and adds sentences', () => {
    const moved = editSentences(text, { type: 'move', key: 's3', by: -1 });
    expect(moved.map((r) => r.key)).toEqual(['s1', 's3', 's2']);
    const removed = editSentences(moved, { type: 'remove', key: 's1' });
    const added = editSentences(removed, { type: 'add', after: 's2', key: 'n1' });
    expect(added.map((r) => r.key)).toEqual(['s3', 's2', 'n1']);
    expect(added[2]?.speaker).toBe('Marc');
  });
});

describe('saved sentences', () => {
  it('counts changed, new and removed sentences, and counts a new order as one change', () => {
    expect(countChanges(text, text)).toBe(0);
    expect(countChanges(text, editSentences(text, { type: 'move', key: 's1', by: 1 }))).toBe(1);
    expect(countChanges(text, editSentences(text, { type: 'remove', key: 's2' }))).toBe(1);
    expect(countChanges(text, editSentences(text, { type: 'add', after: null, key: 'n' }))).toBe(1);
  });

  it('omits empty pairs but keeps half-written pairs', () => {
    const rows = [...text, row('s4', ' ', ''), row('s5', 'Salut', '')];
    expect(sentencesToSave(rows).map((s) => s.id)).toEqual(['s1', 's2', 's3', 's5']);
  });
});
