import type { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { AdminEnv } from '../routes.ts';

/** What ai-jobs says where a test has nothing to ask it. */
const noModel = { fetch: async () => Response.json({ kind: 'no sample' }) };

/** A box for mails that nobody reads. */
const noMail = {
  EMAIL: { send: async () => {} },
  MAILS: { send: async () => {} },
  MAIL_FROM: 'no-reply@lexiloom.test',
};

/** The settings of the Worker of the admins for tests; what it sends to a queue is kept in `sent`. */
export function adminTestEnv(databaseUrl: string, sent: JobMessage[] = []): AdminEnv {
  const queue = {
    async sendBatch(messages: { body: JobMessage }[]) {
      sent.push(...messages.map(({ body }) => body));
    },
  };
  const queues = { QUESTIONS: queue, MEDIA_JOBS: queue };
  return { ...testEnv(databaseUrl), ...noMail, ...queues, AI_JOBS: noModel };
}
