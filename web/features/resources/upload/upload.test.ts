import { expect, test } from 'vitest';
import { newDraft } from '../dashboard/draft-edits.ts';
import { loadStoredUploads, persistUploads } from './stored-uploads.ts';
import { likeFirst, nameOf, newUpload, openOf, type Upload, withText } from './upload.ts';

const draft = { ...newDraft(), to: 'es', audience: 'B1.1', topic: 'Something else' };
const upload = newUpload('k', 's', 'Le chat.txt', draft);

test('copies only the settings of the previous text', () => {
  expect(upload.draft).toMatchObject({ to: 'es', audience: 'B1.1', parts: draft.parts, topic: '' });
  expect(upload).toMatchObject({ phase: 'reading', id: null });
  expect(newUpload('k', 's', null, draft).phase).toBe('editing');
});

const dialogue = 'Léa: Oui.\nTom: Non.\nLéa: Si.';
test.each([
  ['a dialogue', '', dialogue, true, 'dialogue2'],
  ['a dialogue as plain text if the plan has no dialogues', '', dialogue, false, 'text'],
  ['a list as sentences', ' ', '1. Oui.\n2. Non.', true, 'sentences'],
  ['the chosen type if the field already has a text', 'Oui.', dialogue, true, 'text'],
])(
  'detects the text type only while the text field is empty: %s',
  (_, before, text, dialogues, textType) => {
    const from = { ...upload.draft, given: { target: before } };
    expect(withText(from, text, dialogues)).toMatchObject({ textType, given: { target: text } });
  },
);

test('names a text by its title, or else its file name, or else its number', () => {
  expect(nameOf({ ...upload, draft: { ...upload.draft, title: 'Un chat' } }, 0)).toBe('Un chat');
  expect(nameOf(upload, 0)).toBe('Le chat.txt');
  expect(nameOf({ ...upload, fileName: null }, 1)).toBe('Text 2');
});

test('copies settings but not the title and text', () => {
  const own = { ...upload.draft, title: 'Mine', given: { target: 'Oui.' } };
  const given = likeFirst(own, { ...newDraft(), to: 'de', title: 'Other' });
  expect(given).toMatchObject({ to: 'de', title: 'Mine', given: { target: 'Oui.' } });
});

const text = { ...upload.draft, given: { target: 'Oui.' } };
const of = (phase: Upload['phase'], more: Partial<Upload> = {}): Upload => ({
  ...upload,
  draft: text,
  phase,
  ...more,
});

test('opens the chosen text, or else the first text that can be edited', () => {
  const all = [
    of('refused', { key: 'a' }),
    of('editing', { key: 'b' }),
    of('failed', { key: 'c' }),
    of('reading', { key: 'd' }),
  ];
  const open = (chosen: string | null) => openOf(all, chosen)?.key;
  expect(open('c')).toBe('c');
  expect(['a', 'd', 'gone', null].map(open)).toEqual(['b', 'b', 'b', 'b']);
  expect(openOf(all.slice(0, 1), 'a')).toBeNull();
});

function emptyStorage() {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  return { store, storage };
}

test('keeps unsent texts after the page is closed', () => {
  const { store, storage } = emptyStorage();
  const all = [
    of('editing', { key: 'a' }),
    of('failed', { key: 'b', id: 'r1', message: 'No.' }),
    of('ready', { key: 'c' }),
    of('refused', { key: 'd' }),
    of('editing', { key: 'e', draft: upload.draft }),
  ];
  persistUploads(storage, 'me', [], all);
  const kept = loadStoredUploads(storage, 'me');
  expect(kept.map(({ key, phase, id }) => [key, phase, id])).toEqual([
    ['a', 'editing', null],
    ['b', 'editing', 'r1'],
  ]);
  expect(kept[0]?.draft).toEqual(text);
  expect(loadStoredUploads(storage, 'you')).toEqual([]);
  persistUploads(storage, 'me', all, []);
  expect(store.size).toBe(0);
  store.set('lexiloom-uploads:me', '{"what":1}');
  expect(loadStoredUploads(storage, 'me')).toEqual([]);
});

test('keeps the texts of two tabs', () => {
  const { storage } = emptyStorage();
  const keys = () => loadStoredUploads(storage, 'me').map(({ key }) => key);
  const words = (key: string) =>
    loadStoredUploads(storage, 'me').find((one) => one.key === key)?.draft.given?.target;
  const first = of('editing', { key: 'a' });
  persistUploads(storage, 'me', [], [first]);

  // The second tab starts with the stored texts and adds another text.
  const read = loadStoredUploads(storage, 'me');
  const theirs = [...read, of('editing', { key: 'b' })];
  persistUploads(storage, 'me', read, theirs);

  const longer = { ...first, draft: { ...text, given: { target: 'Oui, oui.' } } };
  persistUploads(storage, 'me', [first], [longer]);
  expect(keys()).toEqual(['a', 'b']);

  const third = [...theirs, of('editing', { key: 'c' })];
  persistUploads(storage, 'me', theirs, third);
  expect(words('a'), 'newer words of the other tab').toBe('Oui, oui.');

  persistUploads(storage, 'me', [longer], [{ ...longer, phase: 'ready' }]);
  expect(keys(), 'sent by the first tab').toEqual(['b', 'c']);
  persistUploads(storage, 'me', third, third.slice(0, 2));
  expect(keys(), 'removed by the second').toEqual(['b']);
});

test('drops a stored text in an old format but keeps the others', () => {
  const { store, storage } = emptyStorage();
  persistUploads(storage, 'me', [], [of('editing', { key: 'a' })]);
  const stored = store.get('lexiloom-uploads:me') ?? '[]';
  store.set('lexiloom-uploads:me', stored.replace('[', '[{"key":"old"},'));
  expect(loadStoredUploads(storage, 'me').map(({ key }) => key)).toEqual(['a']);
});
