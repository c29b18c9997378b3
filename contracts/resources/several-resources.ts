import * as z from 'zod/mini';
import { maxTags, Tag } from './folder.ts';
import { maxSeveral } from './max-several.ts';
import { Visibility } from './resource.ts';

const Tags = z
  .array(Tag)
  .check(
    z.minLength(1, 'Add at least one tag.'),
    z.maxLength(maxTags, `Choose at most ${maxTags} tags.`),
  );

/**
 * `PATCH /v1/resources`: one change to several of the caller's resources. Either all of them are changed, or
 * none.
 */
export const SeveralResources = z
  .object({
    ids: z
      .array(z.string().check(z.maxLength(100)))
      .check(
        z.minLength(1, 'Choose a resource.'),
        z.maxLength(maxSeveral, `Choose at most ${maxSeveral} resources.`),
      ),
    /** The folder that receives the resources; null removes them from their folders. */
    folderId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    addTags: z.optional(Tags),
    removeTags: z.optional(Tags),
    visibility: z.optional(Visibility),
    /** True deletes the resources, false restores them. */
    removed: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ ids: _, ...change }) => Object.values(change).some((value) => value !== undefined),
      'Nothing to change.',
    ),
  );
export type SeveralResources = z.infer<typeof SeveralResources>;
