import type { TaskFace } from './task-content.ts';

/** Returns the comparison key of a face. Two faces that look the same have the same key. */
export function faceKey(face: TaskFace): string {
  if (face.kind === 'words') return `words ${face.text.normalize('NFC').trim()}`;
  if (face.kind === 'sound') return `sound ${face.key}`;
  return `picture ${face.key ?? face.emoji ?? face.alt}`;
}

/**
 * Returns the label of a face in a list of results. Screens pass the label of a sound in the language of the page.
 */
export function faceText(face: TaskFace, sound = 'Sound'): string {
  if (face.kind === 'words') return face.text;
  return face.kind === 'picture' ? face.alt : sound;
}
