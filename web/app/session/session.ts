import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { parseUserInfo } from '#contracts/access/parse-user-info.ts';
import type { UserInfo } from '#contracts/access/role.ts';
import type { SignIn } from '#contracts/validation/sign-in.ts';
import { HttpError } from '#ui/http-error.ts';
import { persistLocale } from '../format/format.ts';
import { type Http, http, tokenKey } from '../http/http.ts';
import { homeOf } from './home-of.ts';

/** Where the feature flags lie in local storage when they are kept apart from the token. */
const privilegeKey = 'privilege';

/** Written for a moment by a tab in which somebody signs out, for the other tabs to hear. */
const leftKey = 'signed-out';

export interface Session {
  /** The claims of the stored token; null when signed out. For display: the Workers decide. */
  who: UserInfo | null;
  /** Where to go after signing in, when a private page was asked for first. */
  redirectPath: string | null;
  /** Whose session ended by itself: only they go on where they were. */
  endedOf: string | null;
  /** Signed out on purpose, until somebody signs in: what was on the screen is not come back to. */
  hasLeft: boolean;
  /** Throws `HttpError` with the message to show. */
  signIn: (credentials: SignIn) => Promise<void>;
  /** Sends what this device keeps of the person's work; answers how many tasks the server still lacks. */
  sendWork: () => Promise<number>;
  /** Ends the session here and on the server, then leaves for the address the server names. */
  signOut: () => Promise<void>;
  /** For admins: goes on as this person, for as long as their token lasts (fifteen minutes). */
  impersonate: (token: string) => void;
  /** Ends that: the admin is themselves again. */
  beOneself: () => Promise<void>;
  setRedirectPath: (path: string | null) => void;
}

/** The parts of the browser that the session needs; tests hand in fakes. */
export interface SessionDependencies {
  http: Pick<
    Http,
    'get' | 'post' | 'renew' | 'onSignedOut' | 'onWiped' | 'onRenewed' | 'onWritten'
  >;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  origin: string;
  /** Sends what this device alone has of a person's work; answers how many tasks are left. */
  sendWork: (who: UserInfo) => Promise<number>;
  /** Removes what else this device keeps of a person, sending first what can be sent. */
  forgetWork: (who: UserInfo) => Promise<void>;
  /** Leaves for another page, so that nothing of the last person stays in memory. */
  leaveFor: (address: string) => void;
  /** Drops what this page has read for the person before. */
  forgetRead: () => void;
}

/** Makes the store of who is signed in (specification 4); it is kept in local storage. */
export function createSession(world: SessionDependencies) {
  const { storage } = world;
  const session = create<Session>()(
    persist(
      (set, get) => {
        const forget = () => {
          storage.setItem(leftKey, 'yes');
          storage.removeItem(leftKey);
          storage.removeItem(tokenKey);
          storage.removeItem(privilegeKey);
          set({ who: null, redirectPath: null, endedOf: null });
        };
        return {
          who: null,
          redirectPath: null,
          endedOf: null,
          hasLeft: false,
          async signIn(credentials) {
            const token = await world.http.post<unknown>('/login', credentials);
            const who = typeof token === 'string' ? decodeClaims(token) : null;
            if (typeof token !== 'string' || !who) throw new HttpError(0, null);
            storage.setItem(tokenKey, token);
            persistLocale(storage, who.locale);
            const { endedOf, redirectPath } = get();
            const goesOn = endedOf === null || endedOf === who.id;
            set({
              who,
              redirectPath: goesOn ? redirectPath : null,
              endedOf: null,
              hasLeft: false,
            });
          },
          async sendWork() {
            const { who } = get();
            return who ? world.sendWork(who).catch(() => 0) : 0;
          },
          async signOut() {
            const { who } = get();
            // From here on: a guard that sees nobody signed in must not keep the page that is left.
            set({ hasLeft: true });
            // Before the session ends: what is unsent needs it.
            if (who) await world.forgetWork(who).catch(() => {});
            const address = await world.http.get<unknown>('/logout').catch(() => '/');
            forget();
            world.leaveFor(ownAddress(address, world.origin));
          },
          impersonate(token) {
            storage.setItem(tokenKey, token);
            // A new page: nothing that the admin had in memory is shown to be the other person's.
            world.leaveFor(homeOf(decodeClaims(token)?.role ?? 'public'));
          },
          async beOneself() {
            await world.http.renew();
          },
          setRedirectPath(redirectPath) {
            if (redirectPath === null || !get().hasLeft) set({ redirectPath });
          },
        };
      },
      {
        name: 'lexiloom-session',
        storage: createJSONStorage(() => storage),
        partialize: ({ who, redirectPath, endedOf }) => ({ who, redirectPath, endedOf }),
        // The token is what counts: another tab may have signed out or in since this was written.
        merge: (stored, current) => ({
          ...current,
          redirectPath: textOf(stored, 'redirectPath'),
          endedOf: textOf(stored, 'endedOf'),
          who: decodeClaims(storage.getItem(tokenKey) ?? ''),
        }),
      },
    ),
  );
  world.http.onRenewed((token) => {
    const [before, who] = [session.getState().who, decodeClaims(token)];
    if (who) persistLocale(storage, who.locale);
    session.setState({ who });
    // The time as somebody else is over: what is on the screen is theirs.
    if (before?.actedBy && who?.id !== before.id) {
      world.leaveFor(`/user_sub?id=${encodeURIComponent(before.id)}`);
    }
  });
  // The name in the header, and what the plan lets one do, would else be old for a quarter of an hour.
  world.http.onWritten((call) => {
    if (changesClaims(call)) void world.http.renew().catch(() => undefined);
  });
  session.subscribe(({ who }, { who: before }) => {
    if (before && who?.id !== before.id) world.forgetRead();
  });
  world.http.onWiped(() => session.setState({ who: null, redirectPath: null }));
  world.http.onSignedOut(() => {
    // The page that was open is kept in `redirectPath` by its guard, to come back to.
    storage.removeItem(tokenKey);
    storage.removeItem(privilegeKey);
    session.setState(({ who, endedOf }) => ({ who: null, endedOf: who?.id ?? endedOf }));
  });
  return session;
}

/** The claims in a token, without trusting them; null for what is not a token. */
export function decodeClaims(token: string): UserInfo | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const claims = typeof payload === 'object' && payload && Reflect.get(payload, 'UserInfo');
    return parseUserInfo(claims);
  } catch {
    return null;
  }
}

function textOf(stored: unknown, name: 'redirectPath' | 'endedOf'): string | null {
  const text = typeof stored === 'object' && stored ? Reflect.get(stored, name) : null;
  return typeof text === 'string' ? text : null;
}

/** Follows what another tab did to the token: it signed out on purpose, ended, or somebody signed in. */
export function followOtherTab(
  session: ReturnType<typeof createSession>,
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  storage: Pick<Storage, 'getItem'>,
): void {
  if (event.key === leftKey && event.newValue !== null) {
    session.setState({ hasLeft: true, redirectPath: null, endedOf: null });
  }
  if (event.key !== tokenKey && event.key !== null) return;
  const who = decodeClaims(storage.getItem(tokenKey) ?? '');
  session.setState(({ who: before, hasLeft, endedOf }) => ({
    who,
    hasLeft: hasLeft && !who,
    endedOf: who || hasLeft ? null : (before?.id ?? endedOf),
  }));
}

/** The address as a path of this site; any other site becomes `/` (ASVS 5.0 V3.7.2). */
function ownAddress(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}

const inBrowser = typeof window !== 'undefined';

/** Who is signed in on this page. */
export const useSession = createSession({
  http,
  storage: inBrowser ? window.localStorage : { getItem: () => null, setItem() {}, removeItem() {} },
  origin: inBrowser ? window.location.origin : 'http://localhost',
  async sendWork({ id, role }) {
    if (role !== 'PUPIL') return 0;
    const { sendUnsent } = await import('../../features/pupils/answers/send-unsent.ts');
    return sendUnsent(id);
  },
  async forgetWork({ id, role }) {
    if (role !== 'PUPIL') return;
    const { forgetAnswers } = await import('../../features/pupils/answers/forget-answers.ts');
    await forgetAnswers(id);
  },
  leaveFor: (address) => window.location.assign(address),
  // Without a page that reads by it there is nothing to forget, and the header does without its code.
  forgetRead: () => void import('./forget-read.ts').then(({ forgetRead }) => forgetRead()),
});

if (inBrowser) {
  // Signing in or out in one tab shows in the others.
  window.addEventListener('storage', (event) =>
    followOtherTab(useSession, event, window.localStorage),
  );
}

/** Changes after which `GET /v1/me` answers something else, as `METHOD /path`. */
const user = [
  /^PATCH \/v1\/me$/,
  /^(?:POST|PUT) \/v1\/teacher-profiles\//,
  /^(?:POST|PATCH|DELETE) \/v1\/organisation(?:\/|$)/,
  /^(?:POST|PUT) \/subscriptions\//,
  /^POST \/v1\/classrooms\/[^/]+\/pupils$/,
  /^DELETE \/v1\/pupils\/[^/]+$/,
];

/** Of these, changes of what stands in the access token: the name, the country, what the plan includes. */
const claims = [
  /^PATCH \/v1\/me$/,
  /^POST \/v1\/organisation(?:\/owner|\/invited\/[^/]+)?$/,
  /^DELETE \/v1\/organisation(?:\/members\/[^/]+)?$/,
  /^(?:POST|PUT) \/subscriptions\//,
];

const isOneOf = (known: readonly RegExp[], call: string) => known.some((one) => one.test(call));

/**
 * Whether a call that has succeeded changes one's own record, or the claims of one's token, which are then
 * fetched again. `proofs/rights-walk/user-changes.db.test.ts` compares both before and after every change
 * that the API has.
 */
export const changesUser = (call: string): boolean => isOneOf(user, call);
export const changesClaims = (call: string): boolean => isOneOf(claims, call);
