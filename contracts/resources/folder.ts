import * as z from 'zod/mini';
import { cleanText } from '#language/text/clean-text.ts';
import { shownName } from '../validation/shown-name.ts';

/** How many folders a teacher may have. */
export const maxFolders = 200;
/** How many tags a resource may have. */
export const maxTags = 10;

/** A short name that a teacher gives to keep order: one line, composed, with single spaces. */
const label = (max: number) =>
  shownName(max).check(z.overwrite((text) => cleanText(text).replace(/\s+/gu, ' ').trim()));

/** The name of a folder. No two of a teacher's folders have the same `labelKey`. */
export const FolderName = label(60).check(z.minLength(1, 'Enter a name.'));

/** A word that a teacher finds own resources by, such as a class or a unit. */
export const Tag = label(30).check(z.minLength(1, 'Enter a tag.'));

/** What `POST /v1/resources/folders` and `PATCH /v1/resources/folders/{id}` are sent. */
export const FolderDraft = z.object({ name: FolderName });
export type FolderDraft = z.infer<typeof FolderDraft>;

/** A folder of one's own, and how many resources are in it. */
export const Folder = z.object({ id: z.string(), name: z.string(), resources: z.int() });
export type Folder = z.infer<typeof Folder>;

/** How many of a teacher's tags the list offers, the most used first. */
export const maxOfferedTags = 200;

/** How a teacher's own resources are kept in order: what `GET /v1/resources` has beside its private list. */
export const Shelf = z.object({
  /** All of one's own resources, in whichever folder. */
  resources: z.int(),
  folders: z.array(Folder),
  tags: z.array(z.object({ tag: z.string(), resources: z.int() })),
});
export type Shelf = z.infer<typeof Shelf>;
