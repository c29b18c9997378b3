import { Draft } from '#contracts/resources/draft.ts';
import { clientOf, type Drill, oneOf, pause } from '../drill.ts';
import type { RetryingClient } from '../retrying-client.ts';

const topics = ['Shopping at the market', 'A day at school', 'The holidays', 'My family', 'A film'];
const choices = [
  ['vocab', 'statement'],
  ['phrase', 'chunk', 'vocab'],
  ['comprehension'],
  ['vocab'],
];

/**
 * Simulates a teacher who creates one lesson after the other: a draft, its text, its parts, and sometimes its
 * sound.
 */
export async function teach(drill: Drill, teacherId: string): Promise<void> {
  const client = clientOf(drill, 'public', teacherId);
  for (let at = 1; !drill.isOver(); at += 1) {
    const title = `Lesson ${at} of ${teacherId}`;
    const draft = Draft.parse({
      ...{ title, topic: oneOf(drill, topics), from: 'en', to: 'fr', audience: 'A2.1' },
      ...{ count: oneOf(drill, [50, 100, 150]), textType: 'text', parts: oneOf(drill, choices) },
      audio: drill.random() < 0.3 ? 'ai' : 'none',
    });
    const made = await client.send<{ id: string }>('POST', '/v1/resources', { draft });
    if (!made) return;
    if (made.ok) {
      drill.history.add({ what: 'resource', id: made.value.id, title, ownerId: teacherId });
      await haveWritten(drill, client, made.value.id);
    } else {
      drill.tries.wrong.push(`a lesson was refused: ${made.status} ${made.message}`);
    }
    // Stays below the limit of twenty texts in ten minutes.
    await pause(drill, 25_000, 40_000);
  }
}

/** Starts generating the text and reads its stream to the end. Retries if the stream is interrupted. */
async function haveWritten(drill: Drill, client: RetryingClient, id: string): Promise<void> {
  while (!drill.gaveUp()) {
    try {
      const answer = await client.tryOnce('POST', `/v1/resources/${id}/generate`, {});
      if (answer.ok) {
        drill.history.add({ what: 'writing', id });
        await answer.text();
        return;
      }
      await answer.body?.cancel();
      if (answer.status < 500) return;
    } catch {
      // The connection broke. The next request shows if the generation had started.
    }
    await pause(drill, 300, 1_000);
  }
}
