import { nanoid } from 'nanoid';

/** Number of ids that share one random prefix: the number of values of four base-36 digits. */
const idsOfDraw = 36 ** 4;
let drawn = '';
let given = 0;

/** Creates a request id for the log. The id is not a secret, so many ids may share one random prefix. */
export function newRequestId(): string {
  if (given % idsOfDraw === 0) drawn = nanoid(8);
  const place = (given++ % idsOfDraw).toString(36).padStart(4, '0');
  return `${drawn}${place}`;
}

/**
 * The header that contains the configured bypass secret. With it, an external caller can read a lesson that
 * is not public (design 10.8).
 */
export const bypassHeader = 'x-lexiloom-bypass';

/** The header with which the resources Worker confirms that the bypass secret was right. */
export const bypassedHeader = 'x-lexiloom-bypassed';

/** Makes browsers use only HTTPS for this site for two years (reliability 6.1). */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

interface Facts {
  requestId: string;
  /** The route pattern, such as `GET /auth/:secret`, because logs must not contain the actual address. */
  route: string;
  /** The caller, once the token is verified. */
  caller?: { id: string; role: string; actedBy?: string | undefined };
}

const known = new WeakMap<Request, Facts>();

/**
 * Returns the metadata of a request. Uses the caller's own `x-request-id` only if it contains just safe
 * characters, because other characters could forge a log line.
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
