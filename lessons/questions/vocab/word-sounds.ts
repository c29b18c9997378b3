import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';

/** The clip of a vocabulary item. */
export interface WordSound {
  /** The item's id. */
  id: string;
  word: string;
  /** The storage key of the sound file. */
  key: string;
}

/** Returns the words of the key vocabulary that have their own clip. */
export function wordSounds({ vocabulary, speech }: LessonMaterial): WordSound[] {
  return vocabulary.flatMap(({ id, target }) => {
    const clip = speech.clips[id];
    return clip ? [{ id, word: plainSpaces(target), key: clip.key }] : [];
  });
}

/**
 * Returns the name of a clip's file, such as `lexiloom-le-marche-3f2a….mp3`. It contains only ASCII letters
 * and digits, which every file system and Anki's collection preserve. `key` is a hash of the sound, so the
 * same sound has the same name in every export and different sounds have different names.
 */
export function soundFileName({ word, key }: Omit<WordSound, 'id'>, ending: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-|-$/g, '');
  const hash = key.replace(/[^a-z0-9]/gi, '').slice(0, 32);
  return `${['lexiloom', letters, hash].filter(Boolean).join('-')}.${ending}`;
}
