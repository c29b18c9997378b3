import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Feature } from '#contracts/access/features.ts';
import type { Role, UserInfo } from '#contracts/access/role.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { requireFeature } from './access.ts';
import { verifyAccessToken } from './access-token.ts';
import { noteActedCall, permitActing } from './acting.ts';
import { check } from './check.ts';
import type { BaseEnv } from './env.ts';
import { ApiError, notFound, signedOut } from './errors.ts';
import { factsOf } from './headers.ts';
import { type IdempotentCreation, unkeyedCreation } from './idempotent-creation.ts';
import { type RateName, withinRate } from './limit-rate.ts';
import { describeError, log } from './log.ts';
import { once } from './once.ts';
import { readJson } from './read-body.ts';
import { refuseFlood } from './refuse-flood.ts';
import { sign } from './secrets.ts';

export type Caller = UserInfo & { sessionId: string };

/**
 * The allowed callers. `anyone` includes signed-out callers. A list of roles requires a signed-in caller with
 * one of these roles.
 */
export type May = 'anyone' | readonly Role[];

export const teachers = ['public', 'admin'] as const satisfies readonly Role[];
export const everyRole = ['public', 'admin', 'PUPIL'] as const satisfies readonly Role[];

interface ParsedInput<Env, Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  db: Database;
  env: Env;
  request: Request;
  /** Registers work that may continue after the response has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Used by an operation that creates a row, so that a retry does not create it again. */
  creation: IdempotentCreation;
}

interface Contract<Params, Query, Body> {
  may: May;
  /** The feature that the plan must include; otherwise 403 `plan_required`. */
  needs?: Feature;
  params?: z.core.$ZodType<Params>;
  query?: z.core.$ZodType<Query>;
  body?: z.core.$ZodType<Body>;
  /**
   * How the operation treats an `Idempotency-Key`. By default, the claim of the key is sent with the work's
   * first statement.
   *
   * `false` is for work that is safe to repeat: the key is accepted and ignored. `claimed first` is for work
   * that has effects elsewhere, such as at Stripe, before its first statement: the key is claimed in a
   * separate round trip.
   *
   * A response with a secret is `no-store`, and is therefore never stored for a repeated request.
   */
  once?: false | 'claimed first';
  /**
   * Returns the part of the response to store under an `Idempotency-Key`. If absent, the whole response is
   * stored. The stored part must not contain a URL that opens a page without signing in.
   */
  keeps?: (answer: unknown) => unknown;
  /**
   * The limit per account, from `rates`; 429 above the limit. Calls are counted with the work's first
   * statement. An operation that limits only some of its calls counts these calls itself.
   */
  limit?: RateName;
  /**
   * Returns the subject whose calls are counted to detect a flood, such as the typed user name; see
   * `refuse-flood.ts`.
   */
  flood?: (given: { caller: Caller | null; params: Params; body: Body }) => string;
  /**
   * Set for operations that start, renew or end a session, because an expired token in the header must not
   * make them fail.
   */
  token?: 'ignored';
}

/**
 * The schemas of an operation's request, if any. The tests that call all routes generate requests from them.
 */
export interface InputSchemas {
  params: z.core.$ZodType | undefined;
  query: z.core.$ZodType | undefined;
  body: z.core.$ZodType | undefined;
}

/** One operation of a Worker, ready for its route table. */
export interface Operation<Env extends BaseEnv> {
  may: May;
  needs: Feature | undefined;
  takes: InputSchemas;
  limit: RateName | undefined;
  /** True if a flood of calls is refused before it reaches the database. */
  isFloodGuarded: boolean;
  handle: (context: Context<{ Bindings: Env }>) => Promise<Response>;
}

/**
 * Builds an operation. It parses and validates the request against its contract, authorizes the caller, and
 * then does the work. The work returns a value (200 JSON), null (204) or its own `Response`.
 */
export function operation<
  Env extends BaseEnv,
  Params = Record<string, string>,
  Query = Record<string, never>,
  Body = undefined,
>(
  contract: Contract<Params, Query, Body> & { may: readonly Role[] },
  work: (given: ParsedInput<Env, Params, Query, Body> & { caller: Caller }) => Promise<unknown>,
): Operation<Env>;
export function operation<
  Env extends BaseEnv,
  Params = Record<string, string>,
  Query = Record<string, never>,
  Body = undefined,
>(
  contract: Contract<Params, Query, Body> & { may: 'anyone' },
  work: (
    given: ParsedInput<Env, Params, Query, Body> & { caller: Caller | null },
  ) => Promise<unknown>,
): Operation<Env>;
export function operation<Env extends BaseEnv, Params, Query, Body>(
  contract: Contract<Params, Query, Body>,
  work: (given: ParsedInput<Env, Params, Query, Body> & { caller: never }) => Promise<unknown>,
): Operation<Env> {
  return {
    may: contract.may,
    needs: contract.needs,
    takes: { params: contract.params, query: contract.query, body: contract.body },
    limit: contract.limit,
    isFloodGuarded: contract.flood !== undefined,
    async handle(context) {
      const { env, req } = context;
      const caller = contract.token === 'ignored' ? null : await parseCaller(context);
      if (caller) {
        const { id, role, actedBy } = caller;
        factsOf(req.raw).caller = { id, role, actedBy: actedBy?.id };
      }
      permit(contract, caller);
      permitActing(caller, factsOf(req.raw).route);
      const params = contract.params && check(contract.params, req.param());
      const query = contract.query && check(contract.query, parseQuery(req.url));
      const sent = contract.body && (await readJson(req.raw));
      const body = contract.body && check(contract.body, sent?.value);
      if (contract.flood) {
        const subject = contract.flood({
          caller,
          params: (params ?? req.param()) as Params,
          body: body as Body,
        });
        await refuseFlood(env, req.raw, subject);
      }
      const db = openDatabase(env.DATABASE_URL);
      const waitUntil = waitUntilOf(context);
      const answer = async (creation: IdempotentCreation) => {
        const act = () =>
          work({
            caller: caller as never,
            params: (params ?? req.param()) as Params,
            query: query as Query,
            body: body as Body,
            db,
            env,
            request: req.raw,
            waitUntil,
            creation,
          });
        // If an earlier attempt with this key has already created something, the operation only returns it,
        // so do not count the call.
        const limit = creation.before === null ? contract.limit : undefined;
        const made = toResponse(
          limit && caller ? await withinRate(db, limit, caller.id, act) : await act(),
        );
        if (made.ok) await noteActedCall(db, caller, factsOf(req.raw).route);
        return made;
      };
      const key = contract.once === false ? null : parseIdempotencyKey(req.raw);
      if (!key) return answer(unkeyedCreation);
      // Use the secret as the key of the hash, because the hash is stored and the body may contain a
      // password.
      const requestHash = await sign(
        env.SESSION_SECRET,
        [req.method, req.url, sent?.text ?? ''].join('\n'),
      );
      const claim = {
        ...{ db, key: `${caller?.id ?? 'anyone'}:${key}`, requestHash, waitUntil },
        claimsFirst: contract.once === 'claimed first',
        keeps: contract.keeps,
      };
      return once(claim, answer);
    },
  };
}

type Call<Env extends BaseEnv> = Context<{ Bindings: Env }>;

async function parseCaller<Env extends BaseEnv>(context: Call<Env>): Promise<Caller | null> {
  const header = context.req.header('authorization');
  if (!header?.startsWith('Bearer ')) return null;
  return verifyAccessToken(context.env.SESSION_SECRET, header.slice('Bearer '.length));
}

function permit(contract: { may: May; needs?: Feature }, caller: Caller | null): void {
  if (contract.may === 'anyone') return;
  if (!caller) throw signedOut();
  // Return 404 if the operation is for other roles, so that callers cannot distinguish it from a missing
  // operation.
  if (!contract.may.includes(caller.role)) throw notFound();
  if (contract.needs) requireFeature(caller, contract.needs);
}

/** Parses the query. Rejects a repeated parameter, because two parsers might use different values. */
function parseQuery(url: string): Record<string, string> {
  if (!url.includes('?')) return {};
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URL(url).searchParams) {
    if (name in query) throw new ApiError('bad_request', `${name}: This is given twice.`);
    query[name] = value;
  }
  return { ...query };
}

function parseIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || request.method === 'GET' || request.method === 'HEAD') return null;
  if (/^[\w.:-]{8,100}$/.test(key)) return key;
  throw new ApiError(
    'bad_request',
    'Idempotency-Key: Use 8 to 100 letters, digits, "-", "_" or ".".',
  );
}

/**
 * Returns a function that registers work to be continued after the response. The platform keeps the Worker
 * alive until this work is done. Failures are logged.
 */
function waitUntilOf<Env extends BaseEnv>(context: Call<Env>): (work: Promise<unknown>) => void {
  const { requestId, route } = factsOf(context.req.raw);
  return (work) => {
    const watched = work.catch((error: unknown) =>
      log('error', 'deferred work failed', { requestId, route, ...describeError(error) }),
    );
    keepAlive(context, watched);
  };
}

function keepAlive<Env extends BaseEnv>(context: Call<Env>, work: Promise<unknown>): void {
  try {
    context.executionCtx.waitUntil(work);
  } catch {
    // There is no platform outside a Worker, so the work simply continues.
  }
}

function toResponse(result: unknown): Response {
  if (result === null || result === undefined) return new Response(null, { status: 204 });
  return result instanceof Response ? result : answerJson(JSON.stringify(result));
}

const init = { headers: { 'content-type': 'application/json; charset=utf-8' } };

/**
 * Returns 200 with JSON that is already serialized. Used for long lists that the database serialized, because
 * parsing and serializing them again would be most of a Worker's work.
 */
export const answerJson = (text: string): Response => new Response(text, init);

/**
 * Returns JSON that is not stored under an `Idempotency-Key`. Used for a response that names pupils, who may
 * be removed later, or that links to a Stripe page. A repeated request gets a newly computed response.
 */
export const answerUnkept = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
