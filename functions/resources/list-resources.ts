import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TextType } from '#contracts/resources/draft.ts';
import { maxOfferedTags, type Shelf } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { searchable } from '#db/queries/search-text.ts';
import { requireFeature } from '#functions/http/access.ts';
import { likePattern, wholeNumber } from '#functions/http/list-query.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { isCefrLevel } from '#language/cefr.ts';
import { isLanguageCode } from '#language/languages.ts';
import { ownFolders } from './folder.ts';
import { toUtc as utcTimestamp } from './read-resource.ts';
import type { ResourcesEnv } from './routes.ts';

const ListQuery = z.object({
  scope: z._default(z.enum(['private', 'public', 'department']), 'private'),
  /** Words to search for in the title and in both languages of the text. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** The language being learnt. */
  language: z.optional(
    z.string().check(z.refine(isLanguageCode, 'Choose a language from the list.')),
  ),
  /** The language that the pupils speak. */
  from: z.optional(z.string().check(z.refine(isLanguageCode, 'Choose a language from the list.'))),
  level: z.optional(z.string().check(z.refine(isCefrLevel, 'This level is not known.'))),
  type: z.optional(TextType),
  /** One of the caller's own folders, or `none` for resources without a folder. */
  folder: z.optional(z.string().check(z.maxLength(100))),
  /** One of the caller's own tags. */
  tag: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  /** The sort key: the time of the last change, or how often the lesson was taught. */
  sort: z._default(z.enum(['newest', 'oldest', 'taught']), 'newest'),
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z._default(wholeNumber(1, 100), 20),
});
type ListQuery = z.infer<typeof ListQuery>;

/**
 * SQL for the scope of each list. The department's list contains the lessons that the caller and colleagues
 * have shared with the department.
 */
const scopes: Record<ListQuery['scope'], (caller: Caller) => SQL> = {
  private: (caller) => sql`r.owner_id = ${caller.id}`,
  public: () => sql`r.visibility = 'PUBLIC' and r.status = 'final'`,
  department: (caller) => sql`r.shared and r.status = 'final' and r.owner_id in (
    select theirs.id from users mine
    join users theirs on theirs.organisation_id = mine.organisation_id
    where mine.id = ${caller.id} and theirs.role <> 'PUPIL')`,
};

/**
 * SQL for each order. Each matches its index. The id is the last key: it makes the order unambiguous, so that
 * no lesson appears on two pages.
 */
const orders: Record<ListQuery['sort'], SQL> = {
  newest: sql`r.updated_at desc nulls last, r.id desc nulls last`,
  oldest: sql`r.updated_at nulls first, r.id nulls first`,
  taught: sql`r.times_taught desc nulls last, r.updated_at desc nulls last, r.id desc nulls last`,
};

/** SQL: the folder of the resource `r`, if the caller owns `r`; null if the folder is removed. */
const folderOf = (caller: Caller): SQL =>
  sql`(select f.id from ${ownFolders(caller)} and f.id = r.folder_id)`;

/** SQL: the tags of the resource `r`. */
const ownTags = jsonListOf(jsonAs<string>(sql`t.value`), {
  from: sql`jsonb_each_text(r.tags) t`,
  by: sql`t.key`,
});

/** SQL: the caller's folders and tags with the number of resources in each, as `Shelf`. */
const shelfOf = (caller: Caller) =>
  jsonAs<Shelf>(sql`(
  with own as materialized (
    select ${folderOf(caller)} as folder_id, r.tags from resources r
    where r.owner_id = ${caller.id} and r.removed_at is null
  ), counted as (
    select folder_id, count(*)::int as resources from own group by folder_id
  ), tagged as (
    select t.key, min(t.value) as tag, count(*)::int as resources
    from own, jsonb_each_text(own.tags) t group by t.key
    order by resources desc, t.key limit ${maxOfferedTags}
  )
  select ${jsonOf<Shelf>({
    resources: sql`(select count(*)::int from own)`,
    folders: jsonListOf(
      jsonOf<Shelf['folders'][number]>({
        id: sql`f.id`,
        name: sql`f.name`,
        resources: sql`coalesce(c.resources, 0)`,
      }),
      {
        from: sql`(select * from ${ownFolders(caller)}) f
          left join counted c on c.folder_id = f.id`,
        by: sql`f.name_key`,
      },
    ),
    tags: jsonListOf(jsonOf<Shelf['tags'][number]>({ tag: sql`tag`, resources: sql`resources` }), {
      from: sql`tagged`,
      by: sql`key`,
    }),
  })})`);

/** SQL for a row of the list, from the resource `r` and its owner `u`. */
const rowJson = (caller: Caller, isPrivate: boolean) =>
  jsonOf<ResourceRow>({
    id: sql`r.id`,
    title: sql`r.title`,
    status: sql`r.status`,
    visibility: sql`r.visibility`,
    shared: sql`r.shared`,
    textType: sql`r.text_type`,
    from: sql`r.from_language`,
    to: sql`r.to_language`,
    audience: sql`r.audience`,
    uploaded: sql`r.draft -> 'given' is not null`,
    firstSentence: sql`coalesce(r.text #>> '{sentences,0,target,text}', '')`,
    sentenceCount: sql`jsonb_array_length(r.text -> 'sentences')`,
    partsReady: jsonListOf(jsonAs<string>(sql`p.part`), {
      from: sql`resource_parts p where p.resource_id = r.id and p.status = 'ready'`,
      by: sql`p.created_at, p.part`,
    }),
    ownerName: sql`u.full_name`,
    mine: sql`r.owner_id = ${caller.id}`,
    timesTaught: sql`r.times_taught`,
    folderId: isPrivate ? folderOf(caller) : sql`null`,
    tags: isPrivate ? ownTags : jsonAs<string[]>(sql`'[]'::json`),
    updatedAt: sql`to_json(r.updated_at)`,
  });

interface List {
  page: ResourceRow[];
  total: number;
  shelf: Shelf | null;
}

/**
 * `GET /v1/resources`: a page of resources and the total number, newest first by default. The scope is the
 * caller's own resources, public resources, or resources shared in the department. The list of the caller's
 * own resources also includes the folders and tags. In every list, the filters by folder and tag match only
 * the caller's own resources.
 */
export const listResources = operation<ResourcesEnv, never, ListQuery>(
  { may: teachers, query: ListQuery },
  async ({ query, db, caller }): Promise<[ResourceRow[], number, Shelf?]> => {
    const isPrivate = query.scope === 'private';
    if (query.scope === 'department') requireFeature(caller, 'sharedArea');
    const conditions = [scopes[query.scope](caller), sql`r.removed_at is null`];
    if (query.language) conditions.push(sql`r.to_language = ${query.language}`);
    if (query.from) conditions.push(sql`r.from_language = ${query.from}`);
    if (query.level) conditions.push(sql`r.level = ${query.level}`);
    if (query.type) conditions.push(sql`r.text_type = ${query.type}`);
    if (query.folder || query.tag) conditions.push(sql`r.owner_id = ${caller.id}`);
    if (query.folder === 'none') conditions.push(sql`${folderOf(caller)} is null`);
    else if (query.folder) conditions.push(sql`${folderOf(caller)} = ${query.folder}`);
    if (query.tag) conditions.push(sql`r.tags ->> ${labelKey(query.tag)}::text is not null`);
    if (query.search) {
      const pattern = likePattern(searchable(query.search));
      conditions.push(sql`r.search_text like ${pattern}`);
    }
    const where = sql.join(conditions, sql` and `);
    const order = orders[query.sort];
    const list = jsonOf<List>({
      total: sql`(select count(*)::int from resources r where ${where})`,
      shelf: isPrivate ? shelfOf(caller) : jsonAs<null>(sql`null::json`),
      page: jsonListOf(rowJson(caller, isPrivate), {
        from: sql`(select * from resources r where ${where}
            order by ${order}
            limit ${query.limit} offset ${(query.page - 1) * query.limit}) r
          join users u on u.id = r.owner_id`,
        by: order,
      }),
    });
    const row = await readJson(db, selectJson(list));
    const page = row?.page ?? [];
    const shown = page.map((one) => ({ ...one, updatedAt: utcTimestamp(one.updatedAt) }));
    const total = row?.total ?? 0;
    return row?.shelf ? [shown, total, row.shelf] : [shown, total];
  },
);
