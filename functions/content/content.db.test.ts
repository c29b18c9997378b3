import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import type { EditedPage, FoundPage, PageContent } from '#contracts/content/page.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { parsePage, seedWrittenPages } from '#db/seed/pages.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { contentRoutes } from './routes.ts';
import { contentEnv } from './testing/content-env.ts';

let test: TestDatabase;
let call: Caller;
let adminId: string;
let admin: string;

const seedOf = (path: string, title: string, body: string, facts = '') =>
  parsePage(path, `---\ntitle: ${title}\nsummary: All about it.\n${facts}---\n${body}\n`);

beforeAll(async () => {
  test = await createTestDatabase();
  call = createCaller(contentRoutes, contentEnv(test.url));
  adminId = await insertTeacher(test.db, { role: 'admin' });
  admin = await signIn('admin', { id: adminId });
  await seedWrittenPages(test.db, [
    seedOf(
      'guide/print.md',
      'Print a worksheet',
      'Choose **A4** paper and a key.',
      'position: 1\n',
    ),
    seedOf('guide/games.md', 'Games', 'Pairs need no paper.', 'position: 0\n'),
    seedOf('webinar/open.md', 'Open', 'For all.', 'startsAt: 2027-02-01T16:00:00Z\nminutes: 45\n'),
    seedOf('webinar/members.md', 'Members', 'For some.', 'membersOnly: true\n'),
  ]);
});
afterAll(() => test.close());

const read = async <T>(path: string, token?: string): Promise<T> => {
  const answer = await call(`GET ${path}`, token ? { token } : {});
  expect(answer.status, path).toBe(200);
  return answer.json();
};
const edited = (id: string) => read<EditedPage>(`/v1/content/editing/${id}`, admin);
const found = (q: string) => read<FoundPage[]>(`/v1/content/search?q=${encodeURIComponent(q)}`);
const act = (method: string, id: string, path: string, json: unknown, token = admin) =>
  call(`${method} /v1/content/editing/${id}${path}`, { json, token });

describe('reading', () => {
  it('returns pages to every visitor in the admin’s order, with cache headers', async () => {
    const guides = await read<{ slug: string }[]>('/v1/content/pages/guide');
    expect(guides.map(({ slug }) => slug)).toEqual(['games', 'print']);
    const answer = await call('GET /v1/content/pages/guide/print');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(await answer.json()).toMatchObject({ title: 'Print a worksheet', hasRecording: false });
    const etag = answer.headers.get('etag') ?? '';
    const again = await call('GET /v1/content/pages/guide/print', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['guide/nothing', 'page/print', 'guide/%2e%2e', 'guide/Print'])(
    'returns 404 for %s',
    async (path) => expect((await call(`GET /v1/content/pages/${path}`)).status).toBe(404),
  );

  it('returns times in UTC', async () => {
    expect(await read('/v1/content/pages/webinar/open')).toMatchObject({
      ...{ startsAt: '2027-02-01T16:00:00.000Z', minutes: 45, membersOnly: false },
    });
  });
});

describe('translations', () => {
  beforeAll(() =>
    seedWrittenPages(test.db, [
      seedOf('guide/de/print.md', 'Arbeitsblatt drucken', 'Wähle **A4** und einen Schlüssel.'),
      seedOf('guide/ja/print.md', 'プリントの印刷', '「宿題を出す」を選びます。'),
      seedOf('guide/ar/print.md', 'طباعة ورقة', 'اختر الواجب المنزلي.'),
    ]),
  );

  it.each([
    ['de', 'Arbeitsblatt drucken', 'Games'],
    ['ja', 'プリントの印刷', 'Games'],
    ['pl', 'Print a worksheet', 'Games'],
    ['en', 'Print a worksheet', 'Games'],
  ])(
    'returns each page in %s, or in English where it is not translated',
    async (language, print, games) => {
      const asked = `?language=${language}`;
      const guides = await read<{ title: string }[]>(`/v1/content/pages/guide${asked}`);
      expect(guides.map(({ title }) => title).sort()).toEqual([print, games].sort());
      expect(await read(`/v1/content/pages/guide/print${asked}`)).toMatchObject({ title: print });
      expect(await read(`/v1/content/pages/guide/games${asked}`)).toMatchObject({ title: games });
    },
  );

  it.each([
    ['de', 'schlüssel', ['print']],
    ['de', 'paper', ['games']],
    ['en', 'schlüssel', []],
    ['ja', '宿題', ['print']],
    ['ar', 'واجب', ['print']],
  ])('finds in %s for %j the pages %j', async (language, q, slugs) => {
    const found = await read<FoundPage[]>(
      `/v1/content/search?q=${encodeURIComponent(q)}&language=${language}`,
    );
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
    expect(found.every(({ excerpt }) => excerpt.some((piece) => piece.found))).toBe(true);
  });

  it('refuses a language in which no pages are written', async () => {
    expect((await call('GET /v1/content/pages/guide?language=xx')).status).toBe(400);
  });

  it('adds a translation beside the page, and refuses a second one and another webinar with the address', async () => {
    const create = (json: object) => call('POST /v1/content/editing', { token: admin, json });
    const polish = { kind: 'guide', slug: 'games', language: 'pl', title: 'Gry' };
    expect((await create(polish)).status).toBe(201);
    expect((await create(polish)).status).toBe(409);
    const webinar = { kind: 'webinar', slug: 'open', language: 'pl', title: 'Dla wszystkich' };
    expect((await create(webinar)).status).toBe(409);
    // An unpublished translation is not shown.
    expect(await read('/v1/content/pages/guide/games?language=pl')).toMatchObject({
      title: 'Games',
    });
  });
});

describe('searching', () => {
  it.each([
    ['print', ['print']],
    ['paper', ['print', 'games']],
    ['pap a4', ['print']],
    ['PAIRS', ['games']],
    ['paper members', []],
    ["'; drop table content_pages; --", []],
    ['***', []],
  ])('finds for the query %j the pages %j', async (q, slugs) => {
    const pages = await found(q);
    expect(pages.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
  });

  it('highlights a match in the title, and strips Markdown from the excerpt', async () => {
    const [page] = await found('works');
    expect(page?.title).toEqual([
      { text: 'Print a ', found: false },
      { text: 'worksheet', found: true },
    ]);
    expect(JSON.stringify(page?.excerpt)).not.toContain('**');
  });
});

describe('a members-only recording', () => {
  const path = 'GET /v1/content/webinars/members/recording';
  const video = 'https://example.org/video';

  it('is omitted from the page, and is returned only if the plan includes it', async () => {
    await test.db.execute(sql`
      update content_pages set video = ${video} where kind = 'webinar'`);
    const page = await read<{ video: null }>('/v1/content/pages/webinar/members');
    expect(page).toMatchObject({ video: null, hasRecording: true });
    expect((await call(path)).status).toBe(401);
    // A trial includes every feature except this one.
    const privilege = allFeatures.filter((feature) => feature !== 'webinarRecordings');
    const refused = await call(path, { token: await signIn('public', { privilege }) });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'plan_required',
      message: 'Your plan does not include "Members-only webinar recordings".',
    });
    const given = await call(path, { token: await signIn('public') });
    expect(await given.json()).toMatchObject({ video });
    expect(given.headers.get('cache-control')).toBe('no-store');
    // A recording that is not members-only is public and part of the page.
    expect(await read('/v1/content/pages/webinar/open')).toMatchObject({ video });
    expect((await call('GET /v1/content/webinars/open/recording')).status).toBe(200);
    expect((await call('GET /v1/content/webinars/none/recording')).status).toBe(404);
  });
});

describe('editing', () => {
  const content = (title: string, body = 'Text'): PageContent => ({
    ...{ title, summary: '', body, section: '', position: 0, membersOnly: false },
    ...{ startsAt: null, minutes: null, video: null, poster: null, captions: null },
  });
  const create = async (slug: string) => {
    const answer = await call('POST /v1/content/editing', {
      ...{ token: admin, json: { kind: 'guide', slug, language: 'en', title: slug } },
    });
    expect(answer.status).toBe(201);
    return (await answer.json()).id as string;
  };

  it('shows readers only published versions, keeps every version and logs each step', async () => {
    const id = await create('homework-marks');
    const at = '/v1/content/pages/guide/homework-marks';
    expect((await call(`GET ${at}`)).status).toBe(404);
    const draft = { revision: 1, content: content('First', 'Zebra') };
    expect((await act('PUT', id, '/draft', draft)).status).toBe(200);
    expect((await call(`GET ${at}`)).status).toBe(404);
    expect(await found('zebra')).toEqual([]);
    expect((await act('POST', id, '/publish', { ...draft, revision: 2 })).status).toBe(200);
    expect(await read(at)).toMatchObject({ title: 'First' });
    expect(await found('zebra')).toHaveLength(1);
    const second = { revision: 3, content: content('Second') };
    expect((await act('POST', id, '/publish', second)).status).toBe(200);
    expect((await act('POST', id, '/versions/1/restore', { revision: 4 })).status).toBe(200);
    const page = await edited(id);
    expect(page).toMatchObject({ hasDraft: true, content: { title: 'First', body: 'Zebra' } });
    expect(page.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(await read(at)).toMatchObject({ title: 'Second' });
    const back = { revision: page.revision, content: page.content };
    expect((await act('POST', id, '/publish', back)).status).toBe(200);
    expect(await read(at)).toMatchObject({ title: 'First' });
    expect((await act('POST', id, '/withdraw', { revision: 6 })).status).toBe(200);
    expect((await call(`GET ${at}`)).status).toBe(404);
    const { rows } = await test.db.execute<{ action: string; actor_id: string }>(sql`
      select action, actor_id from audit_log where subject = 'guide/homework-marks' order by id`);
    expect(rows.map(({ action }) => action)).toEqual([
      'page.created',
      'page.draft-saved',
      'page.published',
      'page.published',
      'page.version-restored',
      'page.published',
      'page.withdrawn',
    ]);
    expect(new Set(rows.map((row) => row.actor_id))).toEqual(new Set([adminId]));
  });

  it('returns 409 to the second of two admins who edit at the same time', async () => {
    const id = await create('two-admins');
    const both = await Promise.all(
      ['One', 'Two'].map((title) =>
        act('POST', id, '/publish', { revision: 1, content: content(title) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edited(id)).versions).toHaveLength(1);
  });

  it('refuses an address that another page or a screen already uses', async () => {
    await create('only-one');
    const again = { kind: 'guide', slug: 'only-one', language: 'en', title: 'x' };
    expect((await call('POST /v1/content/editing', { token: admin, json: again })).status).toBe(
      409,
    );
    const taken = { kind: 'page', slug: 'webinars', language: 'en', title: 'x' };
    const answer = await call('POST /v1/content/editing', { token: admin, json: taken });
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'slug' }] });
  });

  const good = { revision: 1, content: content('x') };
  refusesWrongPerson('GET editing', () => ({
    ...{ call, route: 'GET /v1/content/editing', wrongRoles: ['public', 'PUPIL'] },
  }));
  refusesWrongPerson('POST publish', () => ({
    ...{ call, route: 'POST /v1/content/editing/written-guide-print/publish', json: good },
    wrongRoles: ['public', 'PUPIL'],
  }));
  refusesBadInput('PUT draft', () => ({
    ...{ call, route: 'PUT /v1/content/editing/written-guide-print/draft', token: () => admin },
    bodies: [
      [{ ...good, revision: 0 }, 'revision'],
      [{ ...good, content: { ...good.content, title: ' ' } }, 'content.title'],
      [{ ...good, content: { ...good.content, video: 'javascript:alert(1)' } }, 'content.video'],
      [{ ...good, content: { ...good.content, video: 'http://example.org' } }, 'content.video'],
      [{ ...good, content: { ...good.content, poster: 'x.png' } }, 'content.poster'],
      [{ ...good, content: { ...good.content, captions: 'no' } }, 'content.captions'],
      [{ ...good, content: { ...good.content, startsAt: 'soon' } }, 'content.startsAt'],
    ],
  }));

  it('returns 404 for a page that does not exist', async () => {
    expect((await act('POST', 'none', '/publish', good)).status).toBe(404);
    expect((await act('POST', 'none', '/versions/1/restore', good)).status).toBe(404);
  });
});

describe('seeding', () => {
  const page = (body: string) => [seedOf('guide/seeded.md', 'Seeded', body)];
  const bodyNow = async () => (await read<{ body: string }>('/v1/content/pages/guide/seeded')).body;

  it('adds new versions, skips unchanged pages and never overwrites an edit', async () => {
    await seedWrittenPages(test.db, page('one'));
    await seedWrittenPages(test.db, page('one'));
    expect((await edited('written-guide-seeded')).versions).toHaveLength(1);
    await seedWrittenPages(test.db, page('two'));
    expect(await bodyNow()).toBe('two');
    const { revision, content, versions } = await edited('written-guide-seeded');
    expect(versions).toHaveLength(2);
    const own = { revision, content: { ...content, body: 'own' } };
    expect((await act('POST', 'written-guide-seeded', '/publish', own)).status).toBe(200);
    await seedWrittenPages(test.db, page('three'));
    expect(await bodyNow()).toBe('own');
  });
});
