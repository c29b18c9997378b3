import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { DrawLesson } from './drawn-page.ts';
import { createGateway } from './gateway.ts';
import { answering, get, site, world } from './testing/gateway-world.ts';

/** The lesson page as it is built, with the files that the gateway reads with it. */
const built = {
  '/resource': [
    'text/html; charset=utf-8',
    '<!doctype html><html lang="en-GB"><head><script>first()</script><link rel="stylesheet" crossorigin href="/assets/teach/a.css"></head><body><div id="root"></div></body></html>',
  ],
  '/inline-script-hashes.json': ['application/json', `["'sha256-abc='"]`],
  '/first-style.css': ['text/css', '.gap{color:red}'],
} satisfies Parameters<typeof site>[0];

const lesson = { id: 'abc', title: 'Le chat' };
/** The Worker of resources; the lesson is public unless `read` returns another response. */
const resources = (read: (request: Request) => Response = () => Response.json(lesson)) =>
  answering(read);
const missing = () => Response.json({ code: 'not_found' }, { status: 404 });
const drawnWorld = (RESOURCES = resources(), files: Parameters<typeof site>[0] = built) =>
  world({ ASSETS: site(files), RESOURCES });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['a visitor', {}],
  ['a browser with a session', { cookie: 'XSRF-TOKEN=x' }],
  ['a request with the bypass secret', { 'x-lexiloom-bypass': 'secret' }],
])('renders a lesson for %s, its text before its data', async (_, headers) => {
  const html = await (await get('/resource/abc', drawnWorld(), { headers })).text();
  expect(html).toContain('<html data-drawn="/assets/teach/a.css" lang="en-GB">');
  expect(html).toContain(
    '<div id="root"><main data-style="0">Le chat</main></div><script type="application/json" id="resource">',
  );
  expect(html).not.toContain('<link rel="stylesheet"');
  expect(html).not.toContain(' style="');
});

test('renders a lesson in the language of its page', async () => {
  const wordings = { greeting: 'Hallo' };
  const files = {
    ...built,
    '/pages/de/lesson-wordings.json': ['application/json', JSON.stringify(wordings)],
  } satisfies Parameters<typeof site>[0];
  const draw = vi.fn<DrawLesson>(() => ({ html: 'Hallo', style: '', fonts: [] }));
  const headers = { cookie: 'language=de' };
  const html = await (
    await get('/resource/abc', drawnWorld(resources(), files), { headers }, draw)
  ).text();
  expect(draw).toHaveBeenCalledWith(lesson, { locale: 'de', wordings });
  expect(html).toContain('<div id="root">Hallo</div>');
});

const french = {
  ...built,
  '/pages/fr/resource': [
    'text/html; charset=utf-8',
    built['/resource'][1].replace('lang="en-GB"', 'lang="fr" dir="ltr"'),
  ],
  '/pages/fr/lesson-wordings.json': ['application/json', '{}'],
} satisfies Parameters<typeof site>[0];

test.each([
  ['of the language that is learnt', 'target', 'lang="fr"'],
  ['of the class', 'native', 'lang="en-GB"'],
  ['of the reader', 'reader', 'lang="en-GB"'],
])('shows the words %s around a lesson that asks for them', async (_, words, lang) => {
  const lessonInFrench = resources(() => Response.json({ ...lesson, words, from: 'en', to: 'fr' }));
  const html = await (await get('/resource/abc', drawnWorld(lessonInFrench, french))).text();
  expect(html).toContain(lang);
  expect(html).toContain('<div id="root"><main');
});

test('shows a lesson that needs a session in the language that its page has stored', async () => {
  const headers = { cookie: 'language=pl; lesson-language=fr' };
  const html = await (
    await get('/resource/abc', drawnWorld(resources(missing), french), { headers })
  ).text();
  expect(html).toContain('lang="fr"');
});

test('sends a lesson unrendered if the wordings of its language are missing', async () => {
  const html = await (
    await get('/resource/abc', drawnWorld(), { headers: { cookie: 'language=pl' } })
  ).text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('id="resource"');
});

test('names the fonts of a lesson for the head, which loads them before the script', async () => {
  const sheets = ['/assets/fonts/a/font.css', '/assets/fonts/b/font.css'];
  const draw: DrawLesson = () => ({ html: '', style: '', fonts: sheets });
  const html = await (await get('/resource/abc', drawnWorld(), {}, draw)).text();
  expect(html).toContain(
    `<html data-drawn="/assets/teach/a.css" data-fonts="${sheets.join(' ')}" lang`,
  );
});

test.each([
  ['usual', 60_000, true],
  ['long', 60_001, false],
])('paints a %s lesson in one step: %s characters, %s', async (_, length, waits) => {
  const draw: DrawLesson = () => ({ html: 'x'.repeat(length), style: '', fonts: [] });
  const html = await (await get('/resource/abc', drawnWorld(), {}, draw)).text();
  expect(html.includes('<link rel="expect" href="#resource" blocking="render">')).toBe(waits);
  expect(html).toContain('id="resource"');
});

test('lists the hash of each inline style and allows no other', async () => {
  const answer = await get('/resource/abc', drawnWorld());
  const styles = [...(await answer.text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)];
  expect(styles.map(([, text]) => text)).toEqual([
    '[data-own] #root{visibility:hidden}.gap{color:red}',
    '[data-style="0"]{color:red}',
  ]);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hashes = styles.map(([, text = '']) => hashOf(text));
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('keeps the label of AI and data with markup in them as data', async () => {
  const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
  const made = { ...lesson, note: '</script>', aiOrigin: { sourceType: type, sentence: 'AI' } };
  const answer = await get('/resource/abc', drawnWorld(resources(() => Response.json(made))));
  const html = await answer.text();
  expect(html).toContain(`<meta name="digital-source-type" content="${type}">`);
  const [, json = ''] = /id="resource">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(made);
});

describe('a lesson that cannot be rendered', () => {
  const broken: DrawLesson = () => {
    throw new TypeError('no text');
  };

  test('is embedded in the page for its script to render, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await get('/resource/abc', drawnWorld(), {}, broken);
    const html = await answer.text();
    expect(html.indexOf('id="resource"')).toBeLessThan(html.indexOf('first()'));
    expect(html).toContain('<link rel="stylesheet"');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('data-drawn');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(log.mock.calls.join()).toContain('lesson not drawn');
    log.mockRestore();
  });

  const { '/first-style.css': style, '/inline-script-hashes.json': hashes, ...rest } = built;
  test.each([
    ['the first style is missing', { ...rest, '/inline-script-hashes.json': hashes }],
    ['the hashes are missing', { ...rest, '/first-style.css': style }],
    [
      'the hashes are damaged',
      { ...built, '/inline-script-hashes.json': ['application/json', '{'] },
    ],
    [
      'the hashes have another form',
      { ...built, '/inline-script-hashes.json': ['application/json', '{}'] },
    ],
    [
      'the page has another form',
      { ...built, '/resource': ['text/html', '<html><head></head></html>'] },
    ],
  ] as [string, Parameters<typeof site>[0]][])('is still served if %s', async (_, files) => {
    const answer = await get('/resource/abc', drawnWorld(resources(), files));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="resource"');
  });
});

describe('the cached page', () => {
  const etagOf = async (env = drawnWorld()) =>
    (await get('/resource/abc', env)).headers.get('etag') ?? '';
  const revalidate = (etag: string, env = drawnWorld()) =>
    get('/resource/abc', env, { headers: { 'if-none-match': etag } });

  test.each([
    ['as it was sent', (etag: string) => etag],
    ['as the edge weakens it', (etag: string) => `W/${etag}`],
  ])('is confirmed by its ETag %s', async (_, sent) => {
    const answer = await revalidate(sent(await etagOf()));
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  });

  test.each([
    ['was changed', drawnWorld(resources(() => Response.json({ ...lesson, title: 'Other' })))],
    ['is no longer public', drawnWorld(resources(missing))],
    [
      'has the page of a newer build',
      drawnWorld(resources(), {
        ...built,
        '/resource': ['text/html', built['/resource'][1].replace('a.css', 'b.css')],
      }),
    ],
  ])('is replaced when the lesson %s', async (_, env) => {
    const answer = await revalidate(await etagOf(), env);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toBe('');
  });

  test('has no ETag when it was opened with the bypass secret', async () => {
    const bypassed = resources(() =>
      Response.json(lesson, { headers: { 'x-lexiloom-bypassed': 'yes' } }),
    );
    const { headers } = await get('/resource/abc', drawnWorld(bypassed), {
      headers: { 'x-lexiloom-bypass': 'secret' },
    });
    expect(headers.has('etag')).toBe(false);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('renderings in memory', () => {
  const open = async (
    gateway: ReturnType<typeof createGateway>,
    env = drawnWorld(),
    headers = {},
  ) =>
    (
      await gateway.fetch(new Request('https://lexiloom.example/resource/abc', { headers }), env)
    ).text();

  test('renders each version of a lesson once', async () => {
    const draw = vi.fn<DrawLesson>((made) => ({
      html: JSON.stringify(made),
      style: '',
      fonts: [],
    }));
    const gateway = createGateway(draw);
    const first = await open(gateway);
    expect(await open(gateway)).toBe(first);
    expect(draw).toHaveBeenCalledTimes(1);
    const changed = drawnWorld(resources(() => Response.json({ ...lesson, title: 'Other' })));
    expect(await open(gateway, changed)).toContain('"title":"Other"');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('never shows a private lesson to a visitor after it was rendered with the bypass secret', async () => {
    const gateway = createGateway(() => ({ html: 'the private text', style: '', fonts: [] }));
    const env = drawnWorld(
      resources(({ headers }) =>
        headers.has('x-lexiloom-bypass')
          ? Response.json(lesson, { headers: { 'x-lexiloom-bypassed': 'yes' } })
          : missing(),
      ),
    );
    expect(await open(gateway, env, { 'x-lexiloom-bypass': 'secret' })).toContain('private text');
    for (const headers of [{}, { cookie: 'XSRF-TOKEN=x' }]) {
      const html = await open(gateway, env, headers);
      expect(html).not.toContain('private text');
      expect(html).not.toContain('Le chat');
    }
  });

  test('forgets the oldest lessons', async () => {
    const draw = vi.fn<DrawLesson>(() => ({ html: 'x'.repeat(3_000_000), style: '', fonts: [] }));
    const gateway = createGateway(draw);
    const lessonOf = (title: string) => drawnWorld(resources(() => Response.json({ title })));
    for (const title of ['a', 'b', 'a', 'c', 'a']) await open(gateway, lessonOf(title));
    expect(draw).toHaveBeenCalledTimes(3);
    await open(gateway, lessonOf('b'));
    expect(draw).toHaveBeenCalledTimes(4);
  });
});
