import { describe, expect, it } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { loadStoredDraft, persistDraft } from './stored-draft.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft stored in the browser', () => {
  const value = Draft.parse({ title: 'Au marché de Noël' });

  it('is restored unchanged, for its owner only', () => {
    const store = storage();
    persistDraft(store, 'u1', { id: 'r1', value });
    expect(loadStoredDraft(store, 'u1')).toEqual({ id: 'r1', value });
    expect(loadStoredDraft(store, 'u2')).toBeNull();
    const creation = { key: 'key-1', draft: Draft.parse({ title: 'Au' }) };
    persistDraft(store, 'u1', { id: null, value, creation });
    expect(loadStoredDraft(store, 'u1')).toEqual({ id: null, value, creation });
  });

  it('is deleted when null is stored', () => {
    const store = storage();
    persistDraft(store, 'u1', { id: null, value });
    persistDraft(store, 'u1', null);
    expect(loadStoredDraft(store, 'u1')).toBeNull();
  });

  it('is ignored if it is invalid, and full storage causes no error', () => {
    expect(loadStoredDraft({ getItem: () => '{"id":3}' }, 'u1')).toBeNull();
    expect(loadStoredDraft({ getItem: () => 'nonsense' }, 'u1')).toBeNull();
    const full = {
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {},
    };
    expect(() => persistDraft(full, 'u1', { id: null, value })).not.toThrow();
  });
});
