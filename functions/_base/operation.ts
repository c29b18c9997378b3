import type { Context } from 'hono';
import type { z } from 'zod';
import { type Database, openDatabase } from '#db/client.ts';
import { type Feature, features } from '#teaching/access/features.ts';
import { includesFeature, type Role, type UserInfo } from '#teaching/access/who.ts';
import { readAccessToken } from './access-token.ts';
import type { BaseEnv } from './env.ts';
import { notFound, Refusal, signedOut } from './errors.ts';

export type Who = UserInfo & { sessionId: string };

/** `anyone` may be signed out; a list of roles means signed in with one of them. */
export type May = 'anyone' | readonly Role[];

export const teachers = ['public', 'admin'] as const satisfies readonly Role[];
export const everyRole = ['public', 'admin', 'PUPIL'] as const satisfies readonly Role[];

interface Given<Env, Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  db: Database;
  env: Env;
  request: Request;
  /** Work that may go on after the answer is sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

interface Contract<Params, Query, Body> {
  may: May;
  /** The plan must include this feature; otherwise 403 `plan_required`. */
  needs?: Feature;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
}

/** One operation of a Worker, ready to stand in its route table. */
export interface Operation<Env extends BaseEnv> {
  may: May;
  needs: Feature | undefined;
  handle: (context: Context<{ Bindings: Env }>) => Promise<Response>;
}

/**
 * Builds an operation: reads and checks the request by its contract, decides who may, then does the
 * work. The work answers a value (200 JSON), null (204) or a `Response` of its own.
 */
export function operation<
  Env extends BaseEnv,
  Params = Record<string, string>,
  Query = Record<string, never>,
  Body = undefined,
>(
  contract: Contract<Params, Query, Body> & { may: readonly Role[] },
  work: (given: Given<Env, Params, Query, Body> & { who: Who }) => Promise<unknown>,
): Operation<Env>;
export function operation<
  Env extends BaseEnv,
  Params = Record<string, string>,
  Query = Record<string, never>,
  Body = undefined,
>(
  contract: Contract<Params, Query, Body> & { may: 'anyone' },
  work: (given: Given<Env, Params, Query, Body> & { who: Who | null }) => Promise<unknown>,
): Operation<Env>;
export function operation<Env extends BaseEnv, Params, Query, Body>(
  contract: Contract<Params, Query, Body>,
  work: (given: Given<Env, Params, Query, Body> & { who: never }) => Promise<unknown>,
): Operation<Env> {
  return {
    may: contract.may,
    needs: contract.needs,
    async handle(context) {
      const who = await readWho(context);
      permit(contract, who);
      const result = await work({
        who: who as never,
        params: check(contract.params, context.req.param(), ''),
        query: check(contract.query, context.req.query(), ''),
        body: contract.body
          ? check(contract.body, await readJson(context.req.raw), '')
          : (undefined as Body),
        db: openDatabase(context.env.DATABASE_URL),
        env: context.env,
        request: context.req.raw,
        waitUntil: (promise) => context.executionCtx.waitUntil(promise),
      });
      if (result instanceof Response) return result;
      if (result === null || result === undefined) return new Response(null, { status: 204 });
      return Response.json(result);
    },
  };
}

async function readWho<Env extends BaseEnv>(
  context: Context<{ Bindings: Env }>,
): Promise<Who | null> {
  const header = context.req.header('authorization');
  if (!header?.startsWith('Bearer ')) return null;
  return readAccessToken(context.env.SESSION_SECRET, header.slice('Bearer '.length));
}

function permit(contract: { may: May; needs?: Feature }, who: Who | null): void {
  if (contract.may === 'anyone') return;
  if (!who) throw signedOut();
  // A page of another role does not exist for this one: the two must look the same.
  if (!contract.may.includes(who.role)) throw notFound();
  if (contract.needs && !includesFeature(who, contract.needs)) {
    throw new Refusal('plan_required', `Your plan does not include "${features[contract.needs]}".`);
  }
}

const maxBodyBytes = 1_000_000;

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    throw new Refusal('bad_request', 'Send JSON, with the content type application/json.');
  }
  const text = await request.text();
  if (text.length > maxBodyBytes) throw new Refusal('too_large', 'That is more than 1 MB.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad_request', 'That is not valid JSON.');
  }
}

/** Checks a value by a schema; what is wrong becomes a 400 that names each field. */
export function check<T>(schema: z.ZodType<T> | undefined, value: unknown, at: string): T {
  if (!schema) return value as T;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    field: [at, ...issue.path].filter((step) => step !== '').join('.'),
    message: issue.message,
  }));
  const first = fields[0];
  throw new Refusal(
    'bad_request',
    first ? `${first.field || 'request'}: ${first.message}` : 'Bad request',
    {
      fields,
    },
  );
}
