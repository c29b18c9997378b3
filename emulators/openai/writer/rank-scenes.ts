import { fold } from '#lessons/questions/find-in-text.ts';
import type { SceneId } from './corpus/scene-text.ts';
import { topics } from './corpus/topics.ts';
import type { WriterLanguage } from './languages.ts';
import type { Data } from './read-request.ts';

/** Hashes a text to a whole number (FNV-1a), the same on every platform. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Patterns for the tense names that the dashboard uses for the eleven languages. */
export const tenseWords = {
  past: /past|perfect|imperfect|preterite|passé|prät|completed|experience|passato/iu,
  future: /future|plans/iu,
  present: /present|habits|going on|-masu|non-past|continuous/iu,
};

/** Returns the topic words of a scene that occur in the request, spelt as in the scene's list. */
export function knownWords(scene: SceneId, { topic, title }: Data): string[] {
  const asked = `${topic} ${title}`.toLowerCase();
  const words = new Set(asked.split(/[^\p{L}\p{M}-]+/u).filter(Boolean));
  const known = new Set(topics[scene].words.split(' '));
  return [...known].filter((word) => matches(word, asked, words));
}

/**
 * Sorts the scenes by their match with the request, best first. If two match equally well, a hash of the
 * request decides.
 */
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

/**
 * Returns true if a word of the request begins with the known word. A known word of fewer than four letters
 * must equal the word. In a script without spaces, the request only has to contain the known word.
 */
function matches(known: string, asked: string, words: ReadonlySet<string>): boolean {
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}-]/u.test(known)) return asked.includes(known);
  return [...words].some((word) => (known.length < 4 ? word === known : word.startsWith(known)));
}
