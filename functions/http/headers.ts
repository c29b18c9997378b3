import { nanoid } from 'nanoid';

/** How many ids share what was drawn: as many as four digits of base 36 tell apart. */
const idsOfDraw = 36 ** 4;
let drawn = '';
let given = 0;

/** An id for the log: no secret, so the random part is drawn once for many. */
export function newRequestId(): string {
  if (given % idsOfDraw === 0) drawn = nanoid(8);
  const place = (given++ % idsOfDraw).toString(36).padStart(4, '0');
  return `${drawn}${place}`;
}

/** What an outside caller sends to read a lesson that is not public (design 10.8): the configured secret. */
export const bypassHeader = 'x-lexiloom-bypass';

/** What the Worker of resources answers where that secret is the right one. */
export const bypassedHeader = 'x-lexiloom-bypassed';

/** Browsers remember for two years that the site speaks https only (reliability 6.1). */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

interface Facts {
  requestId: string;
  /** The pattern of the route, such as `GET /auth/:secret`: what logs may say of an address. */
  route: string;
  /** Who asks, once the token was verified. */
  caller?: { id: string; role: string; actedBy?: string | undefined };
}

const known = new WeakMap<Request, Facts>();

/**
 * What is known of a request beside its content. A caller's own `x-request-id` is taken when it is
 * plain: anything else could forge a line of the log.
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
