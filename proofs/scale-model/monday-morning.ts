import { seededRandom } from '#emulators/openai/faults.ts';
import { type Lesson, simulateQueue } from './simulate-queue.ts';

/** Cloudflare's limits for a queue, and our settings for it in `functions/ai-jobs/wrangler.toml`. */
const queue = { consumers: 250, batch: 1 };

/**
 * An hour in seconds. The rush is the last minutes before the first lesson, when late teachers all send
 * requests.
 */
const hour = 3600;
const rush = { from: 2700, seconds: 300, factor: 3.2, otherwise: 0.8 };

export interface Morning {
  /** Lessons requested per second, averaged over the hour. The rate in the rush is 3.2 times as high. */
  lessonsPerSecond: number;
  /** Number of queues that the accounts are distributed over. */
  queues: number;
}

/**
 * The lessons that one queue receives in that hour: random, but the same in every run. A lesson has nine
 * messages on average. Each message takes as long as a model call: 0.4 to 0.8 s to the first token, then 100
 * to 500 thinking tokens and 150 to 650 answer tokens at 60 to 100 a second.
 */
function lessonsOf({ lessonsPerSecond, queues }: Morning): Lesson[] {
  const random = seededRandom(7);
  const between = (low: number, high: number) => low + random() * (high - low);
  const lessons: Lesson[] = [];
  const most = (lessonsPerSecond / queues) * rush.factor;
  for (let at = 0; ; ) {
    at += -Math.log(1 - random()) / most;
    if (at >= hour) return lessons;
    const rushing = at >= rush.from && at < rush.from + rush.seconds;
    if (!rushing && random() > rush.otherwise / rush.factor) continue;
    const messages = Math.floor(between(6, 13));
    const work = Array.from(
      { length: messages },
      () => between(0.4, 0.8) + (between(100, 500) + between(150, 650)) / between(60, 100),
    );
    lessons.push({ at, work });
  }
}

/**
 * The waiting times, in seconds, of the messages and lessons in the simulated hour. Each list is in ascending
 * order.
 */
export function mondayMorning(morning: Morning) {
  const { waits, lessons } = simulateQueue(lessonsOf(morning), queue);
  return { waits: waits.sort((a, b) => a - b), lessons: lessons.sort((a, b) => a - b) };
}
