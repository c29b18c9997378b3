import { nanoid } from 'nanoid';

/** Number of ids that share one random draw: as many as four base-36 digits can distinguish. */
const idsOfDraw = 36 ** 4;
let drawn = '';
let given = 0;

/** Creates a request id for the log: not a secret, so many share one random draw. */
export function newRequestId(): string {
  if (given % idsOfDraw === 0) drawn = nanoid(8);
  const place = (given++ % idsOfDraw).toString(36).padStart(4, '0');
  return `${drawn}${place}`;
}

/**
 * The header with the configured secret, with which an outside caller reads a lesson that is not public
 * (design 10.8).
 */
export const bypassHeader = 'x-lexiloom-bypass';

/** The response header of the Worker of resources if that secret was right. */
export const bypassedHeader = 'x-lexiloom-bypassed';

/** Browsers remember for two years that the site is https only (reliability 6.1). */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

interface Facts {
  requestId: string;
  /** The route pattern, such as `GET /auth/:secret`: logs must not contain the actual address. */
  route: string;
  /** The caller, once the token was verified. */
  caller?: { id: string; role: string; actedBy?: string | undefined };
}

const known = new WeakMap<Request, Facts>();

/**
 * The metadata of a request. Accepts a caller's own `x-request-id` only if it is plain: anything else could
 * forge a log line.
 */
export function factsOf(request: Request): Facts {
  const facts = known.get(request);
  if (facts) return facts;
  const given = request.headers.get('x-request-id') ?? '';
  const made: Facts = {
    requestId: /^[\w-]{8,64}$/.test(given) ? given : newRequestId(),
    route: 'none',
  };
  known.set(request, made);
  return made;
}
