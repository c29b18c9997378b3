import { tokenKey } from '../app/http/http.ts';

/** A person as the stored token names them. */
export interface SignedIn {
  id: string;
  teaches: boolean;
  name: string;
  acted: boolean;
  features: readonly string[] | null;
}

/**
 * Who the stored token names, so that two teachers at one computer keep settings of their own and pupils
 * are not offered what is the teachers'; `acted` while an admin looks at the product as this person;
 * `features` what the plan of a teacher includes, null where no plan counts. Null for visitors and for what
 * is not a token. Nothing is trusted to it: the Workers decide.
 */
export function signedIn(storage: Pick<Storage, 'getItem'> = localStorage): SignedIn | null {
  try {
    const part = storage.getItem(tokenKey)?.split('.')[1];
    if (!part) return null;
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const who = isRecord(claims) ? claims.UserInfo : null;
    if (!isRecord(who) || typeof who.id !== 'string') return null;
    return {
      id: who.id,
      teaches: who.role !== 'PUPIL',
      name: String(who.name),
      acted: isRecord(who.actedBy),
      features:
        who.role === 'public' && who.accessType !== 'UNLIMITED' ? textsOf(who.privilege) : null,
    };
  } catch {
    return null;
  }
}

const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
