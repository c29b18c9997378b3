import { nanoid } from 'nanoid';

interface Facts {
  requestId: string;
  /** The pattern of the route, such as `GET /auth/:secret`: what logs may say of an address. */
  route: string;
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
  const made = { requestId: /^[\w-]{8,64}$/.test(given) ? given : newId(), route: 'none' };
  known.set(request, made);
  return made;
}

/** How many ids share what was drawn: as many as four digits of base 36 tell apart. */
const idsOfDraw = 36 ** 4;
let drawn = '';
let given = 0;

/** An id for the log: no secret, so the random part is drawn once for many. */
function newId(): string {
  if (given % idsOfDraw === 0) drawn = nanoid(8);
  const place = (given++ % idsOfDraw).toString(36).padStart(4, '0');
  return `${drawn}${place}`;
}
