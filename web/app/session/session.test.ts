import { expect, test, vi } from 'vitest';
import { HttpError } from '#ui/http-error.ts';
import {
  createSession,
  decodeClaims,
  followOtherTab,
  isOutdated,
  type SessionDependencies,
} from './session.ts';

const claims = {
  id: 'u1',
  name: 'Zoë',
  role: 'public',
  country: 'FRA',
  accessType: 'DEFAULT',
  privilege: ['gapFill'],
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (who: object) =>
  `${encode({ alg: 'HS256' })}.${encode({ UserInfo: who })}.signature`;
const token = tokenOf(claims);

function openTab(answers: Record<string, unknown>, stored: [string, string][] = []) {
  const storage = new Map(stored);
  const told: Record<string, (token: string) => void> = {};
  const reply = async (path: string) => {
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return JSON.parse(JSON.stringify(answer ?? null));
  };
  const listen = (name: string) => (listener: (token: string) => void) => {
    told[name] = listener;
    return () => {};
  };
  const world = {
    http: {
      get: reply,
      post: reply,
      renew: vi.fn(async () => token),
      onSignedOut: listen('signedOut'),
      onWiped: listen('wiped'),
      onRenewed: listen('renewed'),
      onWritten: listen('written'),
    },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    origin: 'https://lexiloom.example',
    sendWork: vi.fn(async (_who: typeof claims) => 0),
    forgetWork: vi.fn(async (_who: typeof claims) => {}),
    leaveFor: vi.fn(),
    forgetRead: vi.fn(),
  } satisfies SessionDependencies;
  return { session: createSession(world), storage, told, world };
}

test('stores the token and the user on sign-in', async () => {
  const { session, storage } = openTab({ '/login': token });
  await session.getState().signIn({ userName: 'zoe', password: 'x' });
  expect(storage.get('token')).toBe(token);
  expect(session.getState().who).toEqual(claims);
});

test.each([[''], [null], ['no token at all']])(
  'rejects sign-in when the response is %j',
  async (answer) => {
    const { session, storage } = openTab({ '/login': answer });
    await expect(session.getState().signIn({ userName: 'zoe', password: 'x' })).rejects.toThrow();
    expect(storage.has('token')).toBe(false);
    expect(session.getState().who).toBeNull();
  },
);

test('passes on the error message when sign-in is refused', async () => {
  const { session } = openTab({ '/login': new HttpError(401, { message: 'Not right.' }) });
  await expect(session.getState().signIn({ userName: 'z', password: 'x' })).rejects.toThrow(
    'Not right.',
  );
});

test('reports how much unsent work is on this device before signing out', async () => {
  const { session, world } = openTab({}, [['token', token]]);
  world.sendWork.mockResolvedValue(2);
  expect(await session.getState().sendWork()).toBe(2);
  expect(world.sendWork).toHaveBeenCalledExactlyOnceWith(claims);
  // A failed check must not prevent users from signing out.
  world.sendWork.mockRejectedValue(new Error('no database'));
  expect(await session.getState().sendWork()).toBe(0);
});

test.each([
  ['the address in the response', '/bye?x=1', '/bye?x=1'],
  ['/ when the call fails', new HttpError(500, null), '/'],
  ['/ for another site', 'https://evil.example/', '/'],
  ['/ for another site without a scheme', '//evil.example', '/'],
  ['/ for a script', 'javascript:alert(1)', '/'],
])('clears everything on sign-out and goes to %s', async (_name, answer, address) => {
  const { session, storage, world } = openTab({ '/logout': answer }, [
    ['token', token],
    ['privilege', 'p'],
  ]);
  session.getState().setRedirectPath('/select_resources');
  await session.getState().signOut();
  expect(storage.has('token')).toBe(false);
  expect(storage.has('privilege')).toBe(false);
  expect(session.getState()).toMatchObject({ who: null, redirectPath: null });
  expect(world.leaveFor).toHaveBeenCalledExactlyOnceWith(address);
});

test('tells the guards of this tab, and of no other, that signing out opens the next page', async () => {
  const { session, storage } = openTab({ '/logout': '/' }, [['token', token]]);
  const stored = { getItem: (key: string) => storage.get(key) ?? null };
  expect(session.getState().isLeaving).toBe(false);
  expect(isOutdated(session.getState(), stored)).toBe(false);
  const signedOut = session.getState().signOut();
  expect(session.getState().isLeaving).toBe(true);
  await signedOut;
  expect(session.getState()).toMatchObject({ who: null, isLeaving: true });
  expect(isOutdated(session.getState(), stored)).toBe(true);

  const { session: other } = openTab({}, [['token', token]]);
  followOtherTab(other, { key: 'signed-out', newValue: 'yes' }, stored);
  followOtherTab(other, { key: 'token', newValue: null }, stored);
  expect(other.getState()).toMatchObject({ who: null, isLeaving: false });
});

test('finds a page outdated that the Back button restores for another user', () => {
  const stored = { getItem: () => token };
  const who = decodeClaims(token);
  expect(isOutdated({ who, isLeaving: false }, stored)).toBe(false);
  expect(isOutdated({ who: who && { ...who, id: 'u2' }, isLeaving: false }, stored)).toBe(true);
  expect(isOutdated({ who: null, isLeaving: false }, stored)).toBe(true);
});

test('deletes local work before clearing the token and signs out even if that fails', async () => {
  const { session, storage, world } = openTab({ '/logout': '/' }, [['token', token]]);
  world.forgetWork.mockImplementation(async () => {
    expect(storage.has('token')).toBe(true);
    throw new Error('The browser keeps nothing.');
  });
  await session.getState().signOut();
  expect(world.forgetWork).toHaveBeenCalledExactlyOnceWith(claims);
  expect(world.leaveFor).toHaveBeenCalledExactlyOnceWith('/');
});

test('restores the user and the redirect path after a reload', () => {
  const stored = JSON.stringify({ state: { who: null, redirectPath: '/dashboard' }, version: 0 });
  const { session } = openTab({}, [
    ['token', token],
    ['lexiloom-session', stored],
  ]);
  expect(session.getState()).toMatchObject({ who: claims, redirectPath: '/dashboard' });
});

test('ignores a stored user without a token', () => {
  const stored = JSON.stringify({ state: { who: claims, redirectPath: null }, version: 0 });
  expect(openTab({}, [['lexiloom-session', stored]]).session.getState().who).toBeNull();
});

test('signs out when the session ended elsewhere and keeps the redirect path', () => {
  const { session, storage, told } = openTab({}, [['token', token]]);
  session.getState().setRedirectPath('/dashboard');
  told.signedOut?.('');
  expect(storage.has('token')).toBe(false);
  expect(session.getState()).toMatchObject({ who: null, redirectPath: '/dashboard' });
});

const someoneElse = tokenOf({ ...claims, id: 'u2', name: 'Bo' });
const bySelf = { userName: 'zoe', password: 'x' };

test.each([
  ['returns the same person to the same page', token, '/dashboard'],
  ['sends another person to the home page', someoneElse, null],
])('after an expired session, %s', async (_, next, redirectPath) => {
  const { session, told } = openTab({ '/login': next }, [['token', token]]);
  told.signedOut?.('');
  session.getState().setRedirectPath('/dashboard');
  await session.getState().signIn(bySelf);
  expect(session.getState()).toMatchObject({ redirectPath, endedOf: null });
});

test('still has the user of an expired session after a reload', async () => {
  const state = { who: null, redirectPath: '/dashboard', endedOf: 'u1' };
  const stored = JSON.stringify({ state, version: 0 });
  const { session } = openTab({ '/login': someoneElse }, [['lexiloom-session', stored]]);
  await session.getState().signIn(bySelf);
  expect(session.getState().redirectPath).toBeNull();
});

test('sets no redirect path after a deliberate sign-out, even if the page closes late', async () => {
  const { session } = openTab({ '/logout': '/', '/login': token }, [['token', token]]);
  const leaving = session.getState().signOut();
  // The guard of the page being left runs before and after the server's response.
  session.getState().setRedirectPath('/dashboard');
  await leaving;
  session.getState().setRedirectPath('/dashboard');
  expect(session.getState().redirectPath).toBeNull();
  await session.getState().signIn(bySelf);
  session.getState().setRedirectPath('/dashboard');
  expect(session.getState().redirectPath).toBe('/dashboard');
});

test('drops the redirect path after sign-out in another tab, but keeps it after an expired session', () => {
  const nobody = { getItem: () => null };
  const gone = { key: 'token', newValue: null };
  const left = openTab({}, [['token', token]]).session;
  followOtherTab(left, { key: 'signed-out', newValue: 'yes' }, nobody);
  followOtherTab(left, gone, nobody);
  left.getState().setRedirectPath('/dashboard');
  expect(left.getState()).toMatchObject({ who: null, redirectPath: null });

  const ended = openTab({}, [['token', token]]).session;
  followOtherTab(ended, gone, nobody);
  ended.getState().setRedirectPath('/dashboard');
  expect(ended.getState()).toMatchObject({ endedOf: 'u1', redirectPath: '/dashboard' });
  followOtherTab(ended, { key: 'token', newValue: token }, { getItem: () => token });
  expect(ended.getState()).toMatchObject({ who: claims, endedOf: null, hasLeft: false });
});

test('uses the claims of a renewed token and removes the user when storage is wiped', () => {
  const { session, told } = openTab({});
  told.renewed?.(token);
  expect(session.getState().who).toEqual(claims);
  told.wiped?.('');
  expect(session.getState().who).toBeNull();
});

test.each(['', 'a.b.c', `x.${encode({ UserInfo: { id: 1 } })}.y`, `x.${encode(null)}.y`])(
  'returns no claims for the invalid token %j',
  (text) => {
    expect(decodeClaims(text)).toBeNull();
  },
);

test('opens a new page when an admin acts as a teacher, and returns to the admin’s account', () => {
  const acting = tokenOf({ ...claims, id: 't1', actedBy: { id: 'a1', name: 'Ada Admin' } });
  const { session, storage, told, world } = openTab({}, [['token', acting]]);
  expect(session.getState().who?.actedBy).toEqual({ id: 'a1', name: 'Ada Admin' });
  session.getState().impersonate(acting);
  expect(storage.get('token')).toBe(acting);
  expect(world.leaveFor).toHaveBeenLastCalledWith('/select_resources');
  // The refresh renews the admin's own session: acting as the teacher has ended.
  told.renewed?.(tokenOf({ ...claims, id: 'a1', role: 'admin' }));
  expect(world.leaveFor).toHaveBeenLastCalledWith('/user_sub?id=t1');
  expect(session.getState().who).toMatchObject({ id: 'a1', role: 'admin' });
});

test('renews the token only after calls that change its claims', () => {
  const { told, world } = openTab({}, [['token', token]]);
  told.written?.('PUT /v1/resources/abc/draft');
  expect(world.http.renew).not.toHaveBeenCalled();
  told.written?.('PATCH /v1/me');
  told.written?.('POST /subscriptions/plan/upgrade');
  expect(world.http.renew).toHaveBeenCalledTimes(2);
});

test('clears cached data when the user changes or signs out, not when the token is renewed', () => {
  const { session, told, world } = openTab({}, [['token', token]]);
  told.renewed?.(tokenOf({ ...claims, name: 'Zoë Zola' }));
  expect(session.getState().who?.name).toBe('Zoë Zola');
  expect(world.forgetRead).not.toHaveBeenCalled();
  session.setState({
    who: {
      ...claims,
      role: 'public' as const,
      id: 'u2',
      accessType: 'DEFAULT' as const,
      privilege: [],
    },
  });
  told.signedOut?.('');
  expect(world.forgetRead).toHaveBeenCalledTimes(2);
});
