import * as z from 'zod';
import type { Account, WorkerScript } from './account.ts';
import { type ApiCall, type Handler, ok, type Reply, refuse } from './exchange.ts';

const Crons = z.array(z.object({ cron: z.string() }));
const Domains = z.object({ origins: z.array(z.looseObject({ hostname: z.string() })) });
const Subdomain = z.object({ enabled: z.boolean() });

/** Limit of the paid plan: https://developers.cloudflare.com/workers/platform/limits/ (November 2026). */
const maxCrons = 250;
const cronForm = /^(?:[\d*/,\-A-Z#?]+ ){4}[\d*/,\-A-Z#?]+$/;

const ofWorker =
  (answer: (worker: WorkerScript, call: ApiCall) => Reply): Handler =>
  (call) => {
    const worker = call.account.workers.get(call.params.script ?? '');
    return worker ? answer(worker, call) : refuse(404, 10007, 'This Worker does not exist.');
  };

export const putSchedules = ofWorker((worker, { account, json }) => {
  const crons = Crons.parse(json).map(({ cron }) => cron);
  if (crons.some((cron) => !cronForm.test(cron))) {
    return refuse(400, 10100, 'A cron expression is not valid.');
  }
  const others = [...account.workers.values()].filter((one) => one !== worker);
  if (others.reduce((sum, one) => sum + one.crons.length, crons.length) > maxCrons) {
    return refuse(400, 10072, 'The account has too many cron triggers.');
  }
  worker.crons = crons;
  return ok({ schedules: crons.map((cron) => ({ cron })) });
});

export const getSchedules = ofWorker(({ crons }) =>
  ok({ schedules: crons.map((cron) => ({ cron })) }),
);

export const getSubdomain = ofWorker(({ workersDev }) =>
  ok({ enabled: workersDev, previews_enabled: false }),
);

export const postSubdomain = ofWorker((worker, { json }) => {
  worker.workersDev = Subdomain.parse(json).enabled;
  return ok({ enabled: worker.workersDev, previews_enabled: false });
});

export const getAccountSubdomain: Handler = () => ok({ subdomain: 'stand-in' });

/**
 * Returns the requested custom domains that the Worker does not have yet. Never reports removals or
 * conflicts.
 */
export const domainsChangeset = ofWorker((worker, { json }) => {
  const asked = Domains.shape.origins.parse(json).map(({ hostname }) => hostname);
  const added = asked.filter((hostname) => !worker.domains.includes(hostname));
  return ok({
    added: added.map((hostname) => ({ hostname })),
    removed: [],
    updated: [],
    conflicting: [],
  });
});

/**
 * Sets a Worker's custom domains. Each must be in a zone of the account and can belong to only one Worker.
 */
export const putDomains = ofWorker((worker, { account, json }) => {
  const asked = Domains.parse(json).origins.map(({ hostname }) => hostname);
  const foreign = asked.find((hostname) => !isInZone(account, hostname));
  if (foreign) return refuse(400, 100_116, `No zone of this account holds '${foreign}'.`);
  for (const other of account.workers.values()) {
    if (other !== worker) other.domains = other.domains.filter((one) => !asked.includes(one));
  }
  worker.domains = asked;
  return ok(asked.map((hostname) => ({ hostname, service: worker.name })));
});

const isInZone = ({ zones }: Account, hostname: string) =>
  zones.some((zone) => hostname === zone || hostname.endsWith(`.${zone}`));

export const listDomains: Handler = ({ account, url }) => {
  const service = url.searchParams.get('service');
  const worker = account.workers.get(service ?? '');
  return ok((worker?.domains ?? []).map((hostname) => ({ hostname, service })));
};

export const listRoutes: Handler = () => ok([]);
