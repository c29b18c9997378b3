import type { Draft } from '#contracts/resources/draft.ts';
import { seededRandom } from '#emulators/openai/faults.ts';
import { registry } from '#lessons/questions/registry.ts';

/** One resource to generate, and the speed of the model that generates it. */
export interface GenerationJob {
  draft: Partial<Draft>;
  pace: { ttftMs: number; tokensPerSecond: number };
}

const textTypes = ['text', 'dialogue2', 'dialogue3', 'sentences', 'comprehensible'] as const;
const counts = [50, 100, 150, 200, 250, 300];
const topics = ['Shopping at the market', 'A day at school', 'The holidays', 'My family', 'A film'];
const levels = ['A1.2', 'A2.1', 'A2.2', 'B1.1'];
/**
 * The ten question types. The two generated activities are left out because they are the same kind of work.
 */
const types = Object.keys(registry).filter(
  (type) => type !== 'syllables' && type !== 'deliberateErrors',
);

/**
 * Returns the same `count` jobs in every run. The time to the first token is the same as with a real model
 * (400 to 800 ms). Tokens arrive four times as fast as from a real model (60 to 100 a second), so a hundred
 * jobs take only minutes and Lexiloom's own overhead has four times the weight.
 */
export function generationJobs(count: number, seed = 2026): GenerationJob[] {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, (_, at) => {
    const textType = one(textTypes) ?? 'text';
    const fitting = Object.entries(registry).flatMap(([type, { fits }]) =>
      types.includes(type) && fits(textType) ? [type] : [],
    );
    const wanted = 3 + Math.floor(random() * (fitting.length - 2));
    const parts = fitting
      .map((part) => ({ part, place: random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, wanted)
      .map(({ part }) => part);
    const draft = {
      title: `Leçon ${at + 1}`,
      topic: one(topics) ?? '',
      audience: one(levels) ?? 'A2.1',
      count: one(counts) ?? 100,
      textType,
      parts,
      audio: 'none' as const,
    };
    const pace = {
      ttftMs: Math.round(between(400, 800)),
      tokensPerSecond: Math.round(4 * between(60, 100)),
    };
    return { draft, pace };
  });
}
