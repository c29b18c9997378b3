import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { parseVocabularyPaste } from '#lessons/draft/parse-vocabulary-paste.ts';
import { ankiFile } from './anki-file.ts';

const { french } = exampleMaterials;
const words = french.vocabulary.slice(0, 3);
const keyOf = (at: number) => String(at).repeat(64);
const clips = Object.fromEntries(words.map(({ id }, at) => [id, { key: keyOf(at), ms: 500 }]));
const material = { ...french, vocabulary: words, speech: { clips } };

/**
 * A stand-in store from which the files whose keys start with one of these strings are missing. "0 network"
 * makes the files that start with 0 unreachable.
 */
const storeWithout =
  (...missing: string[]) =>
  async (address: string): Promise<Response> => {
    const key = address.split('/').at(-1) ?? '';
    if (missing.includes('0 network') && key.startsWith('0')) throw new TypeError('no network');
    if (missing.some((start) => key.startsWith(start))) return new Response('{}', { status: 404 });
    return new Response(`sound ${key[0]}`, { headers: { 'content-type': 'audio/mpeg' } });
  };

async function unpacked(content: Blob | string) {
  if (typeof content === 'string') throw new Error('This is no ZIP.');
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('contains the words, all sounds of the word list, and import instructions', async () => {
  const { ending, content, silent } = await ankiFile(material, storeWithout());
  expect([ending, silent]).toEqual(['zip', []]);
  const files = await unpacked(content);
  const list = files['vocabulary.txt'] ?? '';
  const named = [...list.matchAll(/\[sound:([^\]]+)\]/g)].map(([, name = '']) => name);
  expect(named).toHaveLength(3);
  expect(named.map((name) => files[name])).toEqual(['sound 0', 'sound 1', 'sound 2']);
  expect(Object.keys(files).sort()).toEqual(['READ ME.txt', 'vocabulary.txt', ...named].sort());
  expect(files['READ ME.txt']?.trim().split('\r\n')).toHaveLength(3);
  expect(files['READ ME.txt']).toContain('collection.media');
  const { pairs } = parseVocabularyPaste(list, { from: 'en', to: 'fr' });
  expect(pairs).toEqual(words.map(({ target, native }) => ({ target, native })));
});

test('uses the same file name for a sound in every export', async () => {
  const names = async () =>
    Object.keys(await unpacked((await ankiFile(material, storeWithout())).content));
  expect(await names()).toEqual(await names());
});

test('omits a sound that cannot be fetched and reports it', async () => {
  for (const missing of [['0'], ['0 network']]) {
    const { content, silent } = await ankiFile(material, storeWithout(...missing));
    expect(silent).toEqual([words[0]?.target]);
    const files = await unpacked(content);
    expect(files['vocabulary.txt']?.match(/\[sound:/g)).toHaveLength(2);
    expect(Object.keys(files)).toHaveLength(4);
  }
});

test('falls back to a text file when no sound can be fetched', async () => {
  const { ending, content, silent } = await ankiFile(material, storeWithout('0', '1', '2'));
  expect(ending).toBe('txt');
  expect(content).toContain('#html:false');
  expect(silent).toHaveLength(3);
});

test('ignores a response that is not audio', async () => {
  const { ending } = await ankiFile(
    material,
    async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(ending).toBe('txt');
});
