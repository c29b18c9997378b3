import * as z from 'zod';
import { maxTags, Tag } from './folder.ts';
import { maxSeveral } from './max-several.ts';
import { Visibility } from './resource.ts';

const Tags = z
  .array(Tag)
  .min(1, 'Add at least one tag.')
  .max(maxTags, `Choose at most ${maxTags} tags.`);

/** `PATCH /v1/resources`: one change of several of one's own resources. All of them are changed, or none. */
export const SeveralResources = z
  .object({
    ids: z
      .array(z.string().max(100))
      .min(1, 'Choose a resource.')
      .max(maxSeveral, `Choose at most ${maxSeveral} resources.`),
    /** The folder that they go into; null takes them out of theirs. */
    folderId: z.string().max(100).nullable().optional(),
    addTags: Tags.optional(),
    removeTags: Tags.optional(),
    visibility: Visibility.optional(),
    /** True deletes them, false brings them back. */
    removed: z.boolean().optional(),
  })
  .refine(
    ({ ids: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    'Nothing to change.',
  );
export type SeveralResources = z.infer<typeof SeveralResources>;
