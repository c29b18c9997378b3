import { openDatabase } from '#db/client.ts';
import { answerRefusal, notFound } from '#functions/_base/errors.ts';
import { factsOf } from '#functions/_base/request-facts.ts';
import { openModel } from './ask-model.ts';
import { bury, consume, type Delivered } from './consume.ts';
import type { AiJobsEnv } from './env.ts';
import { readWriter } from './read-writer.ts';
import { streamText } from './stream-text.ts';
import { sweepJobs } from './sweep-jobs.ts';
import { openWorkshop } from './workshop.ts';

interface Invocation {
  waitUntil(work: Promise<unknown>): void;
}

const workshopOf = (env: AiJobsEnv) =>
  openWorkshop(
    env,
    openDatabase(env.DATABASE_URL),
    openModel({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY }),
  );

/**
 * The model's work. It has no public path: `fetch` answers the resources Worker, which has decided who
 * may, over the service binding.
 */
export default {
  async fetch(request: Request, env: AiJobsEnv, invocation: Invocation): Promise<Response> {
    const { pathname } = new URL(request.url);
    const resourceId = /^\/text\/([\w-]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && resourceId) {
      return streamText(workshopOf(env), resourceId, (work) => invocation.waitUntil(work));
    }
    if (request.method === 'GET' && pathname === '/writer') {
      return Response.json(await readWriter(env, fetch));
    }
    return answerRefusal(notFound(), factsOf(request).requestId);
  },

  async queue(
    batch: { queue: string; messages: readonly Delivered[] },
    env: AiJobsEnv,
  ): Promise<void> {
    if (batch.queue === 'lexiloom-dead-letters') {
      return bury(openDatabase(env.DATABASE_URL), batch.queue, batch.messages);
    }
    return consume(workshopOf(env), batch.messages);
  },

  async scheduled(_: unknown, env: AiJobsEnv): Promise<void> {
    const queues = { QUESTIONS: env.QUESTIONS, MEDIA_JOBS: env.MEDIA_JOBS };
    await sweepJobs(openDatabase(env.DATABASE_URL), queues);
  },
};
