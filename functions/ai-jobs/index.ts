import {
  FeedbackDraftRequest,
  JudgePicturesRequest,
  JudgeWordsRequest,
  type Queues,
  sendJobs,
  TopicImprovement,
  VoiceSampleRequest,
} from '#contracts/ai-jobs.ts';
import { DutyStates } from '#contracts/ai-models/duty-state.ts';
import { ModelTrialRequest } from '#contracts/ai-models/model-trial.ts';
import { openDatabase, sweepTimeoutMs } from '#db/client.ts';
import { errorResponse, notFound } from '#functions/http/errors.ts';
import { factsOf } from '#functions/http/headers.ts';
import { PromptTrialRequest } from '#functions/http/prompt-trial.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { mailAlerts } from './alerts.ts';
import { consume, moveToDeadLetter } from './consume.ts';
import { draftFeedback } from './draft-feedback.ts';
import type { AiJobsEnv } from './env.ts';
import { improveTopic } from './improve-topic.ts';
import type { JobContext } from './job-context.ts';
import { sampleVoice } from './media/sample-voice.ts';
import { openModel } from './models/ask-model.ts';
import { checkModels } from './models/check-models.ts';
import { dutyModels, readDuties, serversOf } from './models/duty-models.ts';
import { loadStoredModels, selectStoredModels } from './models/load-models.ts';
import { openModelClient } from './models/model-client.ts';
import { moderatePictures } from './moderate-pictures.ts';
import { moderateWords } from './moderate-words.ts';
import { moderationBudgetOf } from './moderation-budget.ts';
import { readWriter } from './read-writer.ts';
import { runJob } from './run-job.ts';
import { dailyLimitOf } from './spend.ts';
import { sweepJobs, sweepReservations, sweepResources } from './sweep-jobs.ts';
import { streamText } from './text/stream-text.ts';
import { tryModel } from './try-model.ts';
import { tryPrompt } from './try-prompt.ts';

/** The cron in wrangler.toml that triggers the daily check of the providers' model lists. */
const daily = '7 3 * * *';

interface Invocation {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Returns the queues for jobs that a sweep enqueues. Omits the queue of sweeps, because these jobs are being
 * swept already.
 */
const queuesOf = ({ QUESTIONS, MEDIA_JOBS }: AiJobsEnv): Queues => ({ QUESTIONS, MEDIA_JOBS });

/** Creates the dependencies of one invocation. */
async function jobContextOf(env: AiJobsEnv): Promise<JobContext> {
  const db = openDatabase(env.DATABASE_URL);
  const models = dutyModels(env, await loadStoredModels(db, env.DATABASE_URL));
  return {
    db,
    model: openModel(),
    models,
    moderationBudget: moderationBudgetOf(env, models),
    dailyLimitMicros: dailyLimitOf(env),
    queues: queuesOf(env),
    media: env.MEDIA,
    keySecret: env.SESSION_SECRET,
    mailAlerts: () => mailAlerts(db, openMailer(env), env.APP_ORIGIN),
    sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}

/**
 * Runs the model jobs. This Worker has no public URL. `fetch` is called only by the Workers for resources,
 * homework and admins, over a service binding, after they have authorized the user.
 */
export default {
  async fetch(request: Request, env: AiJobsEnv, invocation: Invocation): Promise<Response> {
    const { pathname } = new URL(request.url);
    const resourceId = /^\/text\/([\w-]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && resourceId) {
      const context = await jobContextOf(env);
      return streamText(context, resourceId, (work) => invocation.waitUntil(work), {
        left: request.signal,
      });
    }
    const sampleOf = /^\/voice-sample\/([\w-]+)$/.exec(pathname)?.[1];
    if (request.method === 'POST' && sampleOf) {
      const asked = VoiceSampleRequest.parse(await request.json());
      return Response.json(await sampleVoice(await jobContextOf(env), sampleOf, asked));
    }
    if (request.method === 'POST' && pathname === '/feedback-draft') {
      const asked = FeedbackDraftRequest.parse(await request.json());
      return Response.json(await draftFeedback(await jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/judge-words') {
      const asked = JudgeWordsRequest.parse(await request.json());
      return Response.json(await moderateWords(await jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/judge-pictures') {
      const asked = JudgePicturesRequest.parse(await request.json());
      return Response.json(await moderatePictures(await jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/improve-topic') {
      const asked = TopicImprovement.parse(await request.json());
      return Response.json(await improveTopic(await jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/prompt-trial') {
      const asked = PromptTrialRequest.parse(await request.json());
      return Response.json(await tryPrompt(await jobContextOf(env), asked));
    }
    if (request.method === 'POST' && pathname === '/model-trial') {
      const asked = ModelTrialRequest.parse(await request.json());
      const server = serversOf(env)[asked.duty];
      return Response.json(await tryModel(await jobContextOf(env), server, asked));
    }
    if (request.method === 'GET' && pathname === '/duties') {
      // Bypasses the cache, so that an admin sees a change immediately.
      const duties = readDuties(env, await selectStoredModels(openDatabase(env.DATABASE_URL)));
      return Response.json(DutyStates.parse(duties));
    }
    if (request.method === 'GET' && pathname === '/writer') {
      const db = openDatabase(env.DATABASE_URL);
      const duties = readDuties(env, await loadStoredModels(db, env.DATABASE_URL));
      return Response.json(await readWriter(env, duties, fetch));
    }
    return errorResponse(notFound(), factsOf(request).requestId);
  },

  async queue(
    batch: { queue: string; messages: readonly QueueMessage[] },
    env: AiJobsEnv,
  ): Promise<void> {
    // Matches the end of the queue's name, because its beginning differs between environments.
    if (batch.queue.endsWith('-sweeps')) {
      return sweepResources(openDatabase(env.DATABASE_URL), env, batch.messages);
    }
    if (batch.queue.endsWith('-dead-letters')) {
      return moveToDeadLetter(openDatabase(env.DATABASE_URL), batch.queue, batch.messages);
    }
    // A batch contains one message (wrangler.toml), so that generating a part can use all six connections of
    // an invocation.
    return consume(
      {
        make: async (message) => runJob(await jobContextOf(env), message),
        sendLater: (message, seconds) => sendJobs(queuesOf(env), [message], seconds),
        bury: (message) => moveToDeadLetter(openDatabase(env.DATABASE_URL), batch.queue, [message]),
      },
      batch.messages,
    );
  },

  async scheduled({ cron }: { cron: string }, env: AiJobsEnv): Promise<void> {
    const db = openDatabase(env.DATABASE_URL, sweepTimeoutMs);
    if (cron === daily) {
      const models = dutyModels(env, await loadStoredModels(db, env.DATABASE_URL));
      await checkModels(db, models, openModelClient());
      return mailAlerts(db, openMailer(env), env.APP_ORIGIN);
    }
    await sweepJobs(db, queuesOf(env));
    await sweepReservations(db);
    // Retries emails about alerts that could not be sent earlier.
    await mailAlerts(db, openMailer(env), env.APP_ORIGIN);
  },
};
