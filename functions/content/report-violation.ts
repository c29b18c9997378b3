import { limitNetworkRate } from '#functions/http/limit-rate.ts';
import { log } from '#functions/http/log.ts';
import { operation } from '#functions/http/operation.ts';
import { readJson } from '#functions/http/read-body.ts';
import { factsOf } from '#functions/http/request-facts.ts';
import { readCspViolations } from './csp-violation.ts';
import type { ContentEnv } from './env.ts';

/** What browsers call a report of the content security policy, of the older and the newer kind. */
const kinds = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * `POST /csp-report`: what a page was kept from doing, as the browser tells by itself. A line of the log
 * each, and 204. Anybody can send one, so it is a hint and never proof, and nothing is stored of it but
 * how often an address sent some.
 */
export const reportViolation = operation<ContentEnv>(
  { may: 'anyone', once: false, token: 'ignored' },
  async ({ db, env, request }) => {
    const { value } = await readJson(request, kinds);
    await limitNetworkRate(db, 'report', request);
    const { requestId } = factsOf(request);
    for (const violation of readCspViolations(value, new URL(env.APP_ORIGIN).origin)) {
      log('warn', 'csp violation', { requestId, ...violation });
    }
    return null;
  },
);
