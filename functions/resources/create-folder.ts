import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { type Folder, FolderDraft, maxFolders } from '#contracts/resources/folder.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { breaksConstraint } from '#functions/http/failure-kind.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { lockFolders, nameTaken, ownFolders, tooManyFolders } from './folder.ts';
import type { ResourcesEnv } from './routes.ts';

const Outcome = z.object({ made: z.boolean(), taken: z.boolean(), folders: z.int() });

/** `POST /v1/resources/folders`: creates an empty folder. 201 with the folder; 409 if the name is taken. */
export const createFolder = operation<ResourcesEnv, never, never, FolderDraft>(
  { limit: 'folder', may: teachers, body: FolderDraft },
  async ({ body: { name }, db, caller, creation }) => {
    const id = creation.before ?? nanoid(12);
    const folder: Folder = { id, name, resources: 0 };
    const created = () => Response.json(folder, { status: 201 });
    if (creation.before) return created();
    const key = labelKey(name);
    const made = db.batch([
      db.execute(lockFolders(caller)),
      db.execute(sql`
        with turn as (${creation.turn}), mine as (
          select f.name_key from ${ownFolders(caller)}
        ), made as (
          insert into resource_folders (id, owner_id, name, name_key)
          select ${id}, ${caller.id}, ${name}, ${key} from turn
          where (select count(*) from mine) < ${maxFolders}::int
            and not exists (select 1 from mine where name_key = ${key})
          returning id
        ), noted as (${creation.note(sql`id`, sql`made`)})
        select exists (select 1 from made) as made, (select count(*)::int from mine) as folders,
          exists (select 1 from mine where name_key = ${key}) as taken`),
    ]);
    // A concurrent rename does not use this lock, so it can take the name after the statement has started.
    const [, answer] = await made.catch((error: unknown) => {
      throw breaksConstraint(error, 'resource_folders_name') ? nameTaken(name) : error;
    });
    const [outcome] = parseRows(Outcome, answer);
    if (outcome?.made) return created();
    if (outcome?.taken) throw nameTaken(name);
    if (outcome && outcome.folders >= maxFolders) throw tooManyFolders();
    throw createdElsewhere();
  },
);
