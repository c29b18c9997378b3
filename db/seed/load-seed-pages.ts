import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PageContent, PageKind, PageSlug } from '#contracts/content/page.ts';
import { plainText } from '#contracts/content/plain-text.ts';

/** A page of `db/seed/content`: its folder is its kind, its file's name its address. */
export interface WrittenPage {
  id: string;
  kind: PageKind;
  slug: string;
  content: PageContent;
  plain: string;
  /** Changes with every change of the file. */
  hash: string;
}

const folder = join(import.meta.dirname, 'content');

/** Lines `name: value` between `---` lines, then Markdown. */
const parts = /^---\n(.*?)\n---\n(.*)$/s;

/** Reads every page that comes with the product. Throws, naming the file, where one is not as it should be. */
export function loadSeedPages(): WrittenPage[] {
  return globSync('*/*.md', { cwd: folder })
    .sort()
    .map((path) => parsePage(path, readFileSync(join(folder, path), 'utf8')));
}

/** Reads one file; `path` is such as `guide/games.md`. */
export function parsePage(path: string, file: string): WrittenPage {
  const [, facts = '', body = ''] = parts.exec(file) ?? [];
  const given = Object.fromEntries(
    facts.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const content = PageContent.safeParse({
    title: given.title,
    summary: given.summary ?? '',
    body: body.trim(),
    language: given.language ?? 'en',
    section: given.section ?? '',
    position: Number(given.position ?? 0),
    membersOnly: given.membersOnly === 'true',
    startsAt: given.startsAt ?? null,
    minutes: given.minutes ? Number(given.minutes) : null,
    ...{ video: null, poster: null, captions: null },
  });
  if (!content.success) throw new Error(`${path}: ${content.error.message}`);
  const kind = PageKind.parse(dirname(path));
  const slug = PageSlug.parse(basename(path, '.md'));
  return {
    ...{ id: `written-${kind}-${slug}`, kind, slug, content: content.data },
    plain: plainText(content.data.body),
    hash: createHash('sha256').update(file).digest('hex'),
  };
}
