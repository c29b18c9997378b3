import type { JobMessage } from '#contracts/ai-jobs.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { AdminEnv } from '../routes.ts';

/** A stub of ai-jobs for tests that do not call it. */
const noModel = { fetch: async () => Response.json({ kind: 'no sample' }) };

/** A mailer stub that discards emails. */
const noMail = {
  EMAIL: { send: async () => {} },
  MAILS: { send: async () => {} },
  MAIL_FROM: 'no-reply@lexiloom.test',
};

/** The settings of the admin Worker for tests. `sent` collects the messages that it sends to a queue. */
export function adminTestEnv(databaseUrl: string, sent: JobMessage[] = []): AdminEnv {
  const queue = {
    async sendBatch(messages: { body: JobMessage }[]) {
      sent.push(...messages.map(({ body }) => body));
    },
  };
  const queues = { QUESTIONS: queue, MEDIA_JOBS: queue };
  return { ...testEnv(databaseUrl), ...noMail, ...queues, AI_JOBS: noModel };
}
