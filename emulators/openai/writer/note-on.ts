import type { Row } from './compose.ts';
import type { SceneId } from './corpus/scene-text.ts';
import { topics } from './corpus/topics.ts';
import { type WriterLanguage, writerLanguage } from './languages.ts';
import { everyScene, locate } from './locate.ts';
import { knownWords, tenseWords } from './rank-scenes.ts';
import type { Data } from './read-request.ts';

/**
 * Returns a note to the teacher if the text cannot match the request: a topic that no scene fits fully, or a
 * tense that the scenes lack. Otherwise returns undefined.
 */
export function noteOn(
  data: Data,
  rows: readonly Row[],
  target: WriterLanguage,
): string | undefined {
  const lines = rows.map(([, line]) => ['', line.replace('¶', '').replaceAll('|', ''), '']);
  const scenes = [
    ...new Set(locate(target, lines).flatMap(({ found }) => (found ? [found.scene] : []))),
  ];
  const notes = [topicNote(data, scenes), tenseNote(data, scenes)].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function topicNote(data: Data, scenes: readonly SceneId[]): string | undefined {
  if (`${data.topic}${data.title}`.trim() === '') return undefined;
  const about = scenes
    .slice(0, 3)
    .map((scene) => titleOf(scene, data.from))
    .join(', ');
  const knows = (list: readonly SceneId[]) => list.flatMap((scene) => knownWords(scene, data));
  const there = new Set(knows(scenes));
  if (there.size === 0) {
    return `The demo writer does not know this topic. It wrote about something else: ${about}.`;
  }
  const left = [...new Set(knows(everyScene))].filter((word) => !there.has(word)).join(', ');
  return left === ''
    ? undefined
    : `The demo writer wrote about ${about} alone. Not in the text: ${left}.`;
}

function tenseNote({ tenses }: Data, scenes: readonly SceneId[]): string | undefined {
  const told = scenes.map((scene) => topics[scene].tense);
  const kinds = ['past', 'present', 'future'] as const;
  const missing = tenses
    .filter((name) => {
      const asked = kinds.filter((kind) => tenseWords[kind].test(name));
      return asked.length > 0 && !asked.some((kind) => told.includes(kind));
    })
    .join(', ');
  return missing === ''
    ? undefined
    : `The demo writer has no text on this in a tense that you chose: ${missing}.`;
}

/** The title of a scene in the language of the teacher's class, or in English. */
const titleOf = (scene: SceneId, from: string): string => {
  const titles = [from, 'en'].map((code) => writerLanguage(code)?.text.scenes[scene]?.title);
  return `“${titles.find((title) => title !== undefined) ?? scene}”`;
};
