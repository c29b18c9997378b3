import { fold } from '#lessons/questions/find-in-text.ts';
import type { SceneId } from './corpus/scene-text.ts';
import { topics } from './corpus/topics.ts';
import type { WriterLanguage } from './languages.ts';
import type { Data } from './read-request.ts';

/** A whole number out of a text, the same everywhere (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Beginnings of tense names as the dashboard writes them for the eleven languages. */
export const tenseWords = {
  past: /past|perfect|imperfect|preterite|passé|prät|completed|experience|passato/iu,
  future: /future|plans/iu,
  present: /present|habits|going on|-masu|non-past|continuous/iu,
};

/** The words of the request that a scene is known to be about, as the scene's list has them. */
export function knownWords(scene: SceneId, { topic, title }: Data): string[] {
  const asked = `${topic} ${title}`.toLowerCase();
  const words = new Set(asked.split(/[^\p{L}\p{M}-]+/u).filter(Boolean));
  const known = new Set(topics[scene].words.split(' '));
  return [...known].filter((word) => matches(word, asked, words));
}

/** The scenes, the best for the request first; equal ones in an order that the request decides. */
export function rankScenes(
  scenes: readonly SceneId[],
  data: Data,
  target: WriterLanguage,
): SceneId[] {
  const asked = `${data.topic} ${data.title}`.toLowerCase();
  const taught = data.vocab.map(([word = '']) => fold(word, target.code));
  const score = (scene: SceneId) => {
    const { tense } = topics[scene];
    const topic = knownWords(scene, data);
    const vocab = (target.text.scenes[scene]?.vocab ?? []).filter((word) =>
      taught.includes(fold(word, target.code)),
    );
    const tenses = data.tenses.some((name) => tenseWords[tense].test(name)) ? 2 : 0;
    const chance = (hashOf(`${asked}${scene}`) % 1000) / 1000;
    return topic.length * 3 + vocab.length * 2 + tenses + chance;
  };
  return [...scenes].sort((one, two) => score(two) - score(one));
}

/** A known word begins a word of the request, or occurs in it if the script has no spaces. */
function matches(known: string, asked: string, words: ReadonlySet<string>): boolean {
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}-]/u.test(known)) return asked.includes(known);
  return [...words].some((word) => (known.length < 4 ? word === known : word.startsWith(known)));
}
