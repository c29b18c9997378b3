import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { maxTags } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { SeveralResources } from '#contracts/resources/several-resources.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ownFolders } from './folder.ts';
import type { ResourcesEnv } from './routes.ts';

const Titles = z.array(z.string());
const Verdict = z.object({
  missing: Titles,
  folder: z.boolean(),
  unfinished: Titles,
  crowded: Titles,
});

/**
 * `PATCH /v1/resources`: changes several of the caller's own resources at once. It can change their folder,
 * tags and visibility, and remove or restore them. One statement changes either all of them or none. A change
 * of folder or tags does not change a resource's place in the list or its revision. 404 if some resources do
 * not exist or do not belong to the caller (their ids are in `fields`). 409 if a resource would have too many
 * tags, or if an unfinished resource would become public. 204.
 */
export const updateResources = operation<ResourcesEnv, never, never, SeveralResources>(
  { may: teachers, body: SeveralResources, once: false },
  async ({ body, db, caller }) => {
    const { ids, folderId, addTags = [], removeTags = [], visibility = null, removed } = body;
    const added = Object.fromEntries(addTags.map((tag) => [labelKey(tag), tag]));
    const wanted = sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
    const bringsBack = removed !== undefined;
    // An existing tag keeps its capitalisation.
    const tags = sql`(${JSON.stringify(added)}::jsonb || r.tags) - array(
      select jsonb_array_elements_text(${JSON.stringify(removeTags.map(labelKey))}::jsonb))`;
    const changed = await db.execute(sql`
      with own as (
        select r.id, r.title, r.status,
          (select count(*) from jsonb_object_keys(${tags})) as tags
        from resources r where r.id in (select ${wanted}) and r.owner_id = ${caller.id}
          and (r.removed_at is null or ${bringsBack}::boolean)
        order by r.id for update of r
      ), verdict as (
        select
          (select coalesce(json_agg(a.id), '[]') from (select ${wanted} as id) a
            where not exists (select 1 from own where own.id = a.id)) as missing,
          (${folderId ?? null}::text is null or exists (
            select 1 from ${ownFolders(caller)} and f.id = ${folderId ?? null}::text)) as folder,
          (select coalesce(json_agg(own.title order by own.title), '[]') from own
            where ${visibility}::text = 'PUBLIC' and own.status <> 'final') as unfinished,
          (select coalesce(json_agg(own.title order by own.title), '[]') from own
            where own.tags > ${maxTags}::int) as crowded
      ), changed as (
        update resources r set
          folder_id = case when ${folderId !== undefined}::boolean then ${folderId ?? null}::text
            else r.folder_id end,
          tags = ${tags},
          visibility = coalesce(${visibility}::text, r.visibility),
          removed_at = case ${removed ?? null}::boolean when true then coalesce(r.removed_at, now())
            when false then null else r.removed_at end,
          revision = r.revision + ${visibility !== null || bringsBack ? 1 : 0}::int,
          updated_at = case when ${visibility}::text is null then r.updated_at else now() end
        from own, verdict v
        where r.id = own.id and v.folder and json_array_length(v.missing) = 0
          and json_array_length(v.unfinished) = 0 and json_array_length(v.crowded) = 0
      )
      select missing, folder, unfinished, crowded from verdict`);
    const [verdict] = parseRows(Verdict, changed);
    const missing = new Set(verdict?.missing ?? ids);
    if (missing.size > 0) throw notThere(ids, missing);
    if (!verdict?.folder) throw notFound('This folder was not found.');
    if (verdict.unfinished.length > 0) throw notFinished(verdict.unfinished);
    if (verdict.crowded.length > 0) throw tooManyTags(verdict.crowded);
    return null;
  },
);

/**
 * The error for resources that do not exist or are not the caller's own; `fields` contains their positions in
 * `ids`.
 */
function notThere(ids: readonly string[], missing: ReadonlySet<string>): ApiError {
  const { code, message } = notFound(
    ids.length === 1 ? 'This resource was not found.' : 'One of these resources was not found.',
  );
  const fields = ids.flatMap((id, at) =>
    missing.has(id) ? [{ field: `ids.${at}`, message: 'This resource no longer exists.' }] : [],
  );
  return new ApiError(code, message, { fields });
}

function notFinished([first = '', ...others]: readonly string[]): ApiError {
  const title = first || 'Untitled';
  const message =
    others.length === 0
      ? `“${title}” is not finished yet. Nothing was made public.`
      : `“${title}” and ${others.length} more are not finished yet. Nothing was made public.`;
  return new ApiError('conflict', message);
}

function tooManyTags([first = '', ...others]: readonly string[]): ApiError {
  const title = first || 'Untitled';
  const message =
    others.length === 0
      ? `“${title}” would have more than ${maxTags} tags. Nothing was tagged.`
      : `“${title}” and ${others.length} more would have more than ${maxTags} tags. Nothing was tagged.`;
  return new ApiError('conflict', message);
}
