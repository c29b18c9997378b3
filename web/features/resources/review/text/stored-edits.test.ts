import { describe, expect, it } from 'vitest';
import type { SentenceRow } from './sentence-edits.ts';
import { loadStoredEdits, persistEdits } from './stored-edits.ts';

const row: SentenceRow = {
  key: 'n1',
  id: undefined,
  speaker: undefined,
  target: '寒いです。',
  native: 'It is cold.',
  startsParagraph: false,
};

describe('edits stored across a reload', () => {
  it('are restored only for their own resource, and are deleted when null is stored', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    persistEdits(storage, 'r1', { revision: 4, base: [], rows: [row] });
    expect(loadStoredEdits(storage, 'r1')).toEqual({ revision: 4, base: [], rows: [row] });
    expect(loadStoredEdits(storage, 'r2')).toBeNull();
    persistEdits(storage, 'r1', null);
    expect(loadStoredEdits(storage, 'r1')).toBeNull();
  });

  it('get revision 0 if they were stored without a revision, so that saving merges them', () => {
    const kept = JSON.stringify({ base: [], rows: [row] });
    expect(loadStoredEdits({ getItem: () => kept }, 'r1')?.revision).toBe(0);
  });

  it('are ignored when invalid', () => {
    expect(loadStoredEdits({ getItem: () => '{"rows":1}' }, 'r1')).toBeNull();
    expect(loadStoredEdits({ getItem: () => '<' }, 'r1')).toBeNull();
  });
});
