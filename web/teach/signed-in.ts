import { isRecord } from '#contracts/validation/is-record.ts';
import { tokenKey } from '../app/storage-keys.ts';

/** A user as described by the stored token. */
export interface SignedIn {
  id: string;
  teaches: boolean;
  name: string;
  acted: boolean;
  features: readonly string[] | null;
}

/**
 * The user in the stored token. It is used to separate the settings of two teachers at one computer, and to
 * hide teachers' tools from pupils. `acted` is set while an admin impersonates this user. `features` are the
 * features of a teacher's plan, or null if no plan applies. Returns null for visitors and for an invalid
 * token. It is not used for authorisation, which the Workers check.
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

/** The id under which a teacher's display settings are stored; null for visitors and pupils. */
export const teacherId = (who: SignedIn | null): string | null => (who?.teaches ? who.id : null);

const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
