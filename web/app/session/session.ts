import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { parseUserInfo } from '#contracts/access/parse-user-info.ts';
import type { UserInfo } from '#contracts/access/role.ts';
import type { SignIn } from '#contracts/validation/sign-in.ts';
import { HttpError } from '#ui/http-error.ts';
import { persistLocale } from '../format/format.ts';
import { type Http, http } from '../http/http.ts';
import { tokenKey } from '../storage-keys.ts';
import { homeOf } from './home-of.ts';

/** Local storage key of the feature flags, if stored separately from the token. */
const privilegeKey = 'privilege';

/** Key that a tab writes briefly when the user signs out, to notify the other tabs. */
const leftKey = 'signed-out';

export interface Session {
  /**
   * The claims of the stored token; null if signed out. Use them only for display, because the Workers make
   * the decisions.
   */
  who: UserInfo | null;
  /** The page to open after signing in, if a private page was requested first. */
  redirectPath: string | null;
  /** The user whose session expired. Only this user returns to the page that was open. */
  endedOf: string | null;
  /** True from a deliberate sign-out until the next sign-in: the last screen is not restored. */
  hasLeft: boolean;
  /**
   * True from the start of a sign-out in this tab. The sign-out opens the next page itself, so the guards must
   * not redirect.
   */
  isLeaving: boolean;
  /** Signs in. Throws `HttpError` with the message to show. */
  signIn: (credentials: SignIn) => Promise<void>;
  /** Sends the user's unsent work from this device. Returns how many tasks are still unsent. */
  sendWork: () => Promise<number>;
  /** Ends the session here and on the server, then opens the address that the server returns. */
  signOut: () => Promise<void>;
  /** For admins: acts as the user of this token until the token expires (fifteen minutes). */
  impersonate: (token: string) => void;
  /** Stops acting as another user and restores the admin's own session. */
  beOneself: () => Promise<void>;
  setRedirectPath: (path: string | null) => void;
}

/** Browser dependencies of the session, which tests replace with fakes. */
export interface SessionDependencies {
  http: Pick<
    Http,
    'get' | 'post' | 'renew' | 'onSignedOut' | 'onWiped' | 'onRenewed' | 'onWritten'
  >;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  origin: string;
  /** Sends the user's work that exists only on this device. Returns how many tasks remain unsent. */
  sendWork: (who: UserInfo) => Promise<number>;
  /** Sends as much of the user's work as possible, then removes all their data from this device. */
  forgetWork: (who: UserInfo) => Promise<void>;
  /** Loads another page, so that no data of the previous user remains in memory. */
  leaveFor: (address: string) => void;
  /** Clears the responses cached for the previous user. */
  forgetRead: () => void;
}

/** Creates the store of the signed-in user (specification 4); it is persisted in local storage. */
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
          isLeaving: false,
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
            // Set first, so that a guard that finds no signed-in user does not store the page being left.
            set({ hasLeft: true, isLeaving: true });
            // Sending unsent work needs the session, so it happens before the session ends.
            if (who) await world.forgetWork(who).catch(() => {});
            const address = await world.http.get<unknown>('/logout').catch(() => '/');
            forget();
            world.leaveFor(ownAddress(address, world.origin));
          },
          impersonate(token) {
            storage.setItem(tokenKey, token);
            // Loads a page, so that none of the admin's data in memory is shown as the other user's.
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
        // The token takes precedence, because another tab may have signed out or in since this state was
        // stored.
        merge: (stored, current) => ({
          ...current,
          redirectPath: textOf(stored, 'redirectPath'),
          endedOf: textOf(stored, 'endedOf'),
          who: storedUser(storage),
        }),
      },
    ),
  );
  world.http.onRenewed((token) => {
    const [before, who] = [session.getState().who, decodeClaims(token)];
    if (who) persistLocale(storage, who.locale);
    session.setState({ who });
    // The admin no longer acts as another user, but the screen still shows this user's data.
    if (before?.actedBy && who?.id !== before.id) {
      world.leaveFor(`/user_sub?id=${encodeURIComponent(before.id)}`);
    }
  });
  // Without a renewal, the name in the header and the plan's features would be stale for a quarter of an
  // hour.
  world.http.onWritten((call) => {
    if (changesClaims(call)) void world.http.renew().catch(() => undefined);
  });
  session.subscribe(({ who }, { who: before }) => {
    if (before && who?.id !== before.id) world.forgetRead();
  });
  world.http.onWiped(() => session.setState({ who: null, redirectPath: null }));
  world.http.onSignedOut(() => {
    // The guard stores the open page in `redirectPath`, so that the user can return to it.
    storage.removeItem(tokenKey);
    storage.removeItem(privilegeKey);
    session.setState(({ who, endedOf }) => ({ who: null, endedOf: who?.id ?? endedOf }));
  });
  return session;
}

/** The claims of the stored token; null if there is none. */
const storedUser = (storage: Pick<Storage, 'getItem'>): UserInfo | null =>
  decodeClaims(storage.getItem(tokenKey) ?? '');

/** Decodes the claims in a token without verifying the token; null if it is malformed. */
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

/** Applies another tab's change to the session: signed out on purpose, expired, or signed in. */
export function followOtherTab(
  session: ReturnType<typeof createSession>,
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  storage: Pick<Storage, 'getItem'>,
): void {
  if (event.key === leftKey && event.newValue !== null) {
    session.setState({ hasLeft: true, redirectPath: null, endedOf: null });
  }
  if (event.key !== tokenKey && event.key !== null) return;
  const who = storedUser(storage);
  session.setState(({ who: before, hasLeft, endedOf }) => ({
    who,
    hasLeft: hasLeft && !who,
    endedOf: who || hasLeft ? null : (before?.id ?? endedOf),
  }));
}

/**
 * True if a page that the Back button restores must be loaded again, because the user has signed out, or has
 * signed in as somebody else, since the page was left.
 */
export function isOutdated(
  { who, isLeaving }: Pick<Session, 'who' | 'isLeaving'>,
  storage: Pick<Storage, 'getItem'>,
): boolean {
  return isLeaving || storedUser(storage)?.id !== who?.id;
}

/** The address as a path on this site. An address on any other site becomes `/` (ASVS 5.0 V3.7.2). */
function ownAddress(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}

const inBrowser = typeof window !== 'undefined';

/** The signed-in user of this page. */
export const useSession = createSession({
  http,
  storage: inBrowser ? window.localStorage : { getItem: () => null, setItem() {}, removeItem() {} },
  origin: inBrowser ? window.location.origin : 'http://localhost',
  async sendWork({ id, role }) {
    if (role !== 'PUPIL') return 0;
    const { sendUnsent } = await import('../../pupil/answers/send-unsent.ts');
    return sendUnsent(id);
  },
  async forgetWork({ id, role }) {
    if (role !== 'PUPIL') return;
    const { forgetAnswers } = await import('../../pupil/answers/forget-answers.ts');
    await forgetAnswers(id);
  },
  leaveFor: (address) => window.location.assign(address),
  // Imported only when needed, so that the header does not load the code of the request cache. A page that
  // does not use the cache has nothing to clear.
  forgetRead: () => void import('./forget-read.ts').then(({ forgetRead }) => forgetRead()),
});

if (inBrowser) {
  // Signing in or out in one tab updates the others.
  window.addEventListener('storage', (event) =>
    followOtherTab(useSession, event, window.localStorage),
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated(useSession.getState(), window.localStorage)) {
      window.location.reload();
    }
  });
}

/** Changes that affect the response of `GET /v1/me`, as `METHOD /path`. */
const user = [
  /^PATCH \/v1\/me$/,
  /^PUT \/v1\/me\/interface-language$/,
  /^(?:POST|PUT) \/v1\/teacher-profiles\//,
  /^(?:POST|PATCH|DELETE) \/v1\/organisation(?:\/|$)/,
  /^(?:POST|PUT) \/subscriptions\//,
  /^POST \/v1\/classrooms\/[^/]+\/pupils$/,
  /^DELETE \/v1\/pupils\/[^/]+$/,
];

/** The subset of changes that affect the claims of the access token: name, country and plan features. */
const claims = [
  /^PATCH \/v1\/me$/,
  /^POST \/v1\/organisation(?:\/owner|\/invited\/[^/]+)?$/,
  /^DELETE \/v1\/organisation(?:\/members\/[^/]+)?$/,
  /^(?:POST|PUT) \/subscriptions\//,
];

const isOneOf = (known: readonly RegExp[], call: string) => known.some((one) => one.test(call));

/**
 * Returns whether a successful call changes the user's own record, so that the site must fetch the record
 * again. `changesClaims` does the same for the claims of the user's token.
 * `proofs/rights-walk/user-changes.db.test.ts` compares record and claims before and after every change in
 * the API.
 */
export const changesUser = (call: string): boolean => isOneOf(user, call);
export const changesClaims = (call: string): boolean => isOneOf(claims, call);
