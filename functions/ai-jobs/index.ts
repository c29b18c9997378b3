import { FeedbackDraftRequest } from '#contracts/ai-jobs/feedback-draft.ts';
import { TopicImprovement } from '#contracts/ai-jobs/improved-topic.ts';
import { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import { JudgeWordsRequest } from '#contracts/ai-jobs/judged-words.ts';
import { VoiceSampleRequest } from '#contracts/ai-jobs/voice-sample.ts';
import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { errorResponse, notFound } from '#functions/http/errors.ts';
import { PromptTrialRequest } from '#functions/http/prompt-trial.ts';
import { factsOf } from '#functions/http/request-facts.ts';
import { openModel } from './ask-model.ts';
import { consume, type Delivered, moveToDeadLetter } from './consume.ts';
import { draftFeedback } from './draft-feedback.ts';
import type { AiJobsEnv } from './env.ts';
import { improveTopic } from './improve-topic.ts';
import { createJobContext } from './job-context.ts';
import { moderateWords } from './moderate-words.ts';
import { readWriter } from './read-writer.ts';
import { runJob, Verdict } from './run-job.ts';
import { sampleVoice } from './sample-voice.ts';
import { streamText } from './stream-text.ts';
import { sweepJobs, sweepResources } from './sweep-jobs.ts';
import { tryPrompt } from './try-prompt.ts';

interface Invocation {
  waitUntil(work: Promise<unknown>): void;
  /** This Worker as others see it: every call is an invocation of its own. */
  exports: { default: { fetch(request: Request): Promise<Response> } };
}

const jobContextOf = (env: AiJobsEnv) =>
  createJobContext(
    env,
    openDatabase(env.DATABASE_URL),
    openModel({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY }),
  );

async function makeElsewhere(invocation: Invocation, message: JobMessage): Promise<Verdict> {
  const body = JSON.stringify(message);
  const request = new Request('https://ai-jobs/part', { method: 'POST', body });
  const answer = await invocation.exports.default.fetch(request);
  if (!answer.ok) throw new Error(`the part's own invocation answered ${answer.status}`);
  return Verdict.parse(await answer.json());
}

/**
 * The model's work. It has no public path: `fetch` answers the Workers of resources, of homework and of
 * the admins, which have decided who may, over the service binding.
 */
export default {
  async fetch(request: Request, env: AiJobsEnv, invocation: Invocation): Promise<Response> {
    const { pathname } = new URL(request.url);
    const resourceId = /^\/text\/([\w-]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && resourceId) {
      return streamText(jobContextOf(env), resourceId, (work) => invocation.waitUntil(work));
    }
    if (request.method === 'POST' && pathname === '/part') {
      return Response.json(await runJob(jobContextOf(env), JobMessage.parse(await request.json())));
    }
    const sampleOf = /^\/voice-sample\/([\w-]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && sampleOf) {
      const asked = VoiceSampleRequest.parse(await request.json());
      return Response.json(await sampleVoice(jobContextOf(env), sampleOf, asked));
    }
    if (request.method === 'POST' && pathname === '/feedback-draft') {
      const asked = FeedbackDraftRequest.parse(await request.json());
      return Response.json(await draftFeedback(jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/judge-words') {
      const asked = JudgeWordsRequest.parse(await request.json());
      return Response.json(await moderateWords(jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/improve-topic') {
      const asked = TopicImprovement.parse(await request.json());
      return Response.json(await improveTopic(jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/prompt-trial') {
      const asked = PromptTrialRequest.parse(await request.json());
      return Response.json(await tryPrompt(jobContextOf(env), asked));
    }
    if (request.method === 'GET' && pathname === '/writer') {
      return Response.json(await readWriter(env, fetch));
    }
    return errorResponse(notFound(), factsOf(request).requestId);
  },

  async queue(
    batch: { queue: string; messages: readonly Delivered[] },
    env: AiJobsEnv,
    invocation: Invocation,
  ): Promise<void> {
    // By their ends: each environment has queues of its own.
    if (batch.queue.endsWith('-sweeps')) {
      return sweepResources(openDatabase(env.DATABASE_URL), env, batch.messages);
    }
    if (batch.queue.endsWith('-dead-letters')) {
      return moveToDeadLetter(openDatabase(env.DATABASE_URL), batch.queue, batch.messages);
    }
    // An invocation has six connections, so each part has one of its own and none waits for another.
    return consume((message) => makeElsewhere(invocation, message), batch.messages);
  },

  async scheduled(_: unknown, env: AiJobsEnv): Promise<void> {
    const queues = { QUESTIONS: env.QUESTIONS, MEDIA_JOBS: env.MEDIA_JOBS };
    await sweepJobs(openDatabase(env.DATABASE_URL, sweepTimeoutMs), queues);
  },
};
