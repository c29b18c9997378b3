import { t } from '@lingui/core/macro';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { vocabularyAnki } from '#lessons/questions/vocab/vocabulary-anki.ts';
import { soundFileName, type WordSound, wordSounds } from '#lessons/questions/vocab/word-sounds.ts';
import { mediaAddress } from '#web/app/http/http.ts';

/** The vocabulary for Anki: `zip` with audio, or `txt` if no audio could be fetched. */
export interface AnkiFile {
  ending: 'zip' | 'txt';
  content: Blob | string;
  /** Words whose audio is not in the file, because it could not be fetched. */
  silent: string[];
}

/** The extensions of the audio files that Anki plays, by media type. */
const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
};

/** The instructions for the import, a line each. */
const readMe = () => [
  t({
    message:
      "Copy all the sound files in this folder into Anki's media folder, collection.media (in Anki, choose Tools, Check Media, then View Files to open it).",
    comment: 'Tools, Check Media and View Files are named as in Anki in the same language.',
  }),
  t({
    message: 'In Anki, choose File, Import, and open vocabulary.txt.',
    comment: 'File and Import are named as in Anki in the same language.',
  }),
  t({
    message:
      'Pick a note type that has a field for the sound, set that field to the column Sound, and press Import.',
    comment: 'Import is named as in Anki in the same language.',
  }),
];

/** Number of concurrent fetches. */
const together = 6;

/**
 * The key vocabulary with its audio as a ZIP. It contains `vocabulary.txt`, the audio files next to it as
 * Anki expects, and import instructions for both. This module is loaded on demand.
 */
export async function ankiFile(
  material: LessonMaterial,
  fetchFile: (address: string) => Promise<Response> = (address) => fetch(address),
): Promise<AnkiFile> {
  const sounds = wordSounds(material);
  const names = new Map<string, string>();
  const files: Zippable = {};
  const silent: string[] = [];
  for (let at = 0; at < sounds.length; at += together) {
    const few = sounds.slice(at, at + together);
    const fetched = await Promise.all(
      few.map((sound) => soundFile(sound, fetchFile).catch(() => null)),
    );
    for (const [index, { id, word }] of few.entries()) {
      const file = fetched[index];
      if (file) {
        names.set(id, file.name);
        // Store audio without compression, because it is already compressed.
        files[file.name] = [file.bytes, { level: 0 }];
      } else silent.push(word);
    }
  }
  const text = vocabularyAnki(material, names);
  if (names.size === 0) return { ending: 'txt', content: text, silent };
  // Zip on the main thread, because the site's content security policy forbids workers created from a string.
  const packed = zipSync({
    'vocabulary.txt': strToU8(text),
    'READ ME.txt': strToU8([...readMe(), ''].join('\r\n')),
    ...files,
  });
  return { ending: 'zip', content: new Blob([packed], { type: 'application/zip' }), silent };
}

async function soundFile(sound: WordSound, fetchFile: (address: string) => Promise<Response>) {
  const answer = await fetchFile(mediaAddress(sound.key));
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const ending = endings[type];
  if (!answer.ok || ending === undefined) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length > 0 ? { name: soundFileName(sound, ending), bytes } : null;
}
