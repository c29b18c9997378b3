import { newRequestId } from './request-id.ts';

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
