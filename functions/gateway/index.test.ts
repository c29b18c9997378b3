import { describe, expect, test, vi } from 'vitest';
import type { Fetcher } from './env.ts';
import { createGateway } from './gateway.ts';
import { answering, get, page, site, world } from './testing/gateway-world.ts';

test.each(['/', '/review/x', '/classrooms/view/x'])(
  'serves a page with its security headers at %s',
  async (path) => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  ['/classrooms/create', '/pages/de/', 'app'],
  ['/signin', '/pages/de/SignIn', 'sign in'],
  ['/pupil/home', '/pages/de/pupil', 'pupil'],
])('serves the page at %s in the language of the cookie', async (path, file, content) => {
  const ASSETS = site({
    [file]: ['text/html; charset=utf-8', `<html lang="de">${content}</html>`],
    '/pages/de/script-hashes.json': ['application/json', '[]'],
    '/pages/de/pupil-inline-hashes.json': ['application/json', '[]'],
  });
  const answer = await get(path, world({ ASSETS }), { headers: { cookie: 'language=de' } });
  expect(await answer.text()).toContain(`<html lang="de">${content}`);
});

test.each([
  ['/signin', 'sign in'],
  ['/signin?user=amber-8b', 'sign in'],
  ['/SignIn/', 'sign in'],
  ['/newpassword/link', 'new password'],
])('serves the front page at %s, and allows its own inline scripts', async (path, content) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(content);
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-front=';",
  );
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('allows no inline script on the app’s page, which it also serves for a missing front page', async () => {
  expect((await get('/user_list')).headers.get('content-security-policy')).toContain(
    "script-src 'self';",
  );
  const missing = await get('/register');
  expect(missing.status).toBe(200);
  expect(await missing.text()).toContain('app');
});

/** A fake Worker `content` with these pages; records the requests that it receives. */
function written(...pages: readonly string[]) {
  const asked: string[] = [];
  const CONTENT = answering((request) => {
    const path = new URL(request.url).pathname.replace('/v1/content/pages/', '');
    asked.push(path);
    return Response.json({}, { status: pages.includes(path) ? 200 : 404 });
  });
  return { asked, env: world({ CONTENT }) };
}

test.each([
  ['/about', 'page/about', 200],
  ['/abuot', 'page/abuot', 404],
  ['/docs/games', 'guide/games', 200],
  ['/guide/games', 'guide/games', 200],
  ['/guides/none', 'guide/none', 404],
  ['/video/none', 'video/none', 404],
  ['/webinars/none/', 'webinar/none', 404],
  ['/No_Such.page', null, 404],
  ['/no/such/screen', null, 404],
  ['/docs/games/more', null, 404],
  ['/badpage', null, 404],
  ['/docs', null, 200],
  ['/webinars', null, 200],
  ['/user_list', null, 200],
  ['/pupil/nothing', null, 200],
])('serves the app at %s: looks up the page %s and returns %i', async (path, page, status) => {
  const { asked, env } = written('page/about', 'guide/games');
  const answer = await get(path, env);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('app');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(asked).toEqual(page === null ? [] : [page]);
});

test('does not look up the page when a browser navigates to it', async () => {
  const { asked, env } = written('guide/games');
  const headers = { 'sec-fetch-dest': 'document' };
  expect((await get('/docs/none', env, { headers })).status).toBe(200);
  expect((await get('/abuot', env, { headers })).status).toBe(200);
  // An address that cannot belong to a page is rejected without calling the Worker.
  expect((await get('/No_Such.page', env, { headers })).status).toBe(404);
  expect((await get('/no/such/screen', env, { headers })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('serves a static file even if no content page exists at its address', async () => {
  expect((await get('/favicon.svg', written().env)).status).toBe(200);
});

test('returns 200 for a valid address when the lookup fails or hangs', async () => {
  const broken = answering(() => {
    throw new Error('away');
  });
  const silent: Fetcher = { fetch: () => new Promise(() => {}) };
  for (const CONTENT of [broken, silent]) {
    expect((await get('/about', world({ CONTENT }))).status).toBe(200);
  }
});

test.each(['/pupil/home', '/submit_task/7/12', '/pupil/result', '/pupil/result/tasks/12'])(
  'serves the pupils’ page at %s, in which only its own inline script may run',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('pupil');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-pupil=';",
    );
    expect(answer.headers.get('content-security-policy')).toContain('trusted-types pupil-worker;');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  },
);

test('serves the pupils’ page without its inline script if the build lists no hash', async () => {
  const { ASSETS } = world();
  const answer = await get(
    '/pupil/home',
    world({
      ASSETS: {
        fetch: async (request) =>
          request.url.endsWith('.json')
            ? new Response(null, { status: 404 })
            : ASSETS.fetch(request),
      },
    }),
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test.each(['/', '/resource/abc'])('sets the CSP report endpoint on %s', async (path) => {
  const { headers } = await get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain('; report-uri /api/csp-report; report-to csp');
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
});

test('sends no HSTS header over plain http on localhost', async () => {
  const answer = await createGateway(() => ({ html: '', style: '', fonts: [] })).fetch(
    new Request('http://127.0.0.1:8787/'),
    world(),
  );
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('makes browsers revalidate a file without a hash, and returns 404 for a missing hashed file', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  const missing = await get('/assets/app-old.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect(missing.headers.get('content-type')).not.toContain('html');
});

test('serves a security.txt that expires within a year', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:security@lexiloom.example\n');
  expect(text).toContain('Canonical: https://lexiloom.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});

test('returns 405 for a POST to a page', async () => {
  expect((await get('/signin', world(), { method: 'POST' })).status).toBe(405);
});

test.each(['/newpassword/secret', '/auth/verify-email', '/invitation/secret'])(
  'sends no referrer from %s',
  async (path) => {
    expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('inlines a public resource before the first script, with its markup escaped', async () => {
  const RESOURCES = answering(() => Response.json({ title: '</script><script>alert(1)</script>' }));
  const answer = await get('/resource/abc', world({ RESOURCES }));
  const html = await answer.text();
  const [, json = ''] = /id="resource">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>' });
  expect(html.indexOf('id="resource"')).toBeLessThan(html.indexOf('first()'));
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-abc='",
  );
  expect(answer.headers.get('permissions-policy')).toContain('microphone=()');
});

test.each(['/resource/abc', '/resource/abc/', '/text_translation/abc?tour=text_translation'])(
  'inlines the resource at %s',
  async (path) => {
    let asked = '';
    const RESOURCES = answering((request) => {
      asked = new URL(request.url).pathname;
      return Response.json({ id: 'abc' });
    });
    const answer = await get(path, world({ RESOURCES }));
    expect(await answer.text()).toContain('id="resource"');
    expect(asked).toBe('/v1/resources/abc');
  },
);

test.each(['/resource', '/text_translation', '/text_translation/abc/more', '/resourceful/abc'])(
  'does not inline a resource at %s',
  async (path) => {
    expect(await (await get(path)).text()).not.toContain('id="resource"');
  },
);

test('requests the resource without the visitor’s cookies and tokens', async () => {
  let asked: Request | undefined;
  const RESOURCES = answering((request) => {
    asked = request;
    return Response.json({ code: 'not_found' }, { status: 404 });
  });
  const headers = { authorization: 'Bearer x', cookie: 'refresh=y', 'x-bypass': 'kept' };
  const answer = await get('/resource/abc', world({ RESOURCES }), { headers });
  expect(await answer.text()).toBe(page);
  expect(asked?.headers.has('authorization')).toBe(false);
  expect(asked?.headers.has('cookie')).toBe(false);
  expect(asked?.headers.get('x-bypass')).toBe('kept');
});

test('does not let a browser with a session wait for a slow lesson, except with the bypass header', async () => {
  vi.useFakeTimers();
  const RESOURCES: Fetcher = {
    fetch: () =>
      new Promise((resolve) => setTimeout(() => resolve(Response.json({ id: 'abc' })), 1000)),
  };
  const load = async (headers: Record<string, string>) => {
    const served = get('/resource/abc', world({ RESOURCES }), { headers });
    await vi.advanceTimersByTimeAsync(1000);
    return (await served).text();
  };
  const cookie = 'a=b; XSRF-TOKEN=x';
  expect(await load({ cookie })).toBe(page);
  expect(await load({})).toContain('id="resource"');
  expect(await load({ cookie, 'x-lexiloom-bypass': 'secret' })).toContain('id="resource"');
  vi.useRealTimers();
});

test('serves the page without the resource when the resources Worker fails', async () => {
  const RESOURCES = answering(() => {
    throw new Error('down');
  });
  expect(await (await get('/resource/abc', world({ RESOURCES }))).text()).toBe(page);
});

describe('a page requested with the bypass header', () => {
  const RESOURCE_FRAME_ANCESTORS = 'https://a.school.test https://b.school.test';
  const headers = { 'x-lexiloom-bypass': 'a secret' };
  /** The fake resources Worker, which accepts or rejects the secret. The lesson is public in both cases. */
  const resources = (isRight: boolean) =>
    answering(() =>
      Response.json({ id: 'abc' }, isRight ? { headers: { 'x-lexiloom-bypassed': 'yes' } } : {}),
    );
  const right = { RESOURCES: resources(true), RESOURCE_FRAME_ANCESTORS };
  const wrong = { RESOURCES: resources(false), RESOURCE_FRAME_ANCESTORS };
  const framedBy = ({ headers: got }: Response) =>
    /frame-ancestors ([^;]+)/.exec(got.get('content-security-policy') ?? '')?.[1];

  test.each(['GET', 'HEAD'])('can be framed by the configured sites only (%s)', async (method) => {
    const answer = await get('/resource/abc', world(right), { headers, method });
    expect(framedBy(answer)).toBe(RESOURCE_FRAME_ANCESTORS);
    expect(answer.headers.has('x-frame-options')).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toBe('x-lexiloom-bypass, accept-language, cookie');
  });

  test.each([
    ['without the setting', '/resource/abc', { RESOURCES: resources(true) }],
    [
      'with an invalid origin in the setting',
      '/resource/abc',
      { ...right, RESOURCE_FRAME_ANCESTORS: 'https://a.school.test *' },
    ],
    ['with a wrong secret', '/resource/abc', wrong],
    ['at the address for teachers', '/text_translation/abc', right],
    ['at the address of another screen', '/signin', right],
    ['at an API address', '/api/v1/resources/abc', right],
  ])('cannot be framed %s', async (_, path, over) => {
    const answer = await get(path, world(over), { headers });
    expect(framedBy(answer)).toBe("'none'");
    if (!path.startsWith('/api/')) expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test('is cached separately from the page requested without the header', async () => {
    const answer = await get('/resource/abc', world(wrong));
    expect(framedBy(answer)).toBe("'none'");
    expect(answer.headers.get('vary')).toBe('x-lexiloom-bypass, accept-language, cookie');
  });

  test('waits for a slow lesson, which the page cannot fetch itself', async () => {
    vi.useFakeTimers();
    const RESOURCES: Fetcher = {
      fetch: () =>
        new Promise((resolve) => setTimeout(() => resolve(Response.json({ id: 'abc' })), 3000)),
    };
    const served = get('/resource/abc', world({ RESOURCES }), { headers });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await served).text()).toContain('id="resource"');
    vi.useRealTimers();
  });
});
