import * as z from 'zod/mini';
import { cleanText } from '#language/text/clean-text.ts';
import { shownName } from '../validation/shown-name.ts';

/** Maximum number of folders per teacher. */
export const maxFolders = 200;
/** Maximum number of tags per resource. */
export const maxTags = 10;

/** A short label chosen by a teacher: one line, NFC, with single spaces. */
const label = (max: number) =>
  shownName(max).check(z.overwrite((text) => cleanText(text).replace(/\s+/gu, ' ').trim()));

/** The name of a folder. Each of a teacher's folders has a different `labelKey`. */
export const FolderName = label(60).check(z.minLength(1, 'Enter a name.'));

/** A teacher's own tag for a resource, such as a class or a unit. */
export const Tag = label(30).check(z.minLength(1, 'Enter a tag.'));

/** Payload of `POST /v1/resources/folders` and `PATCH /v1/resources/folders/{id}`. */
export const FolderDraft = z.object({ name: FolderName });
export type FolderDraft = z.infer<typeof FolderDraft>;

/** One of the caller's folders, with its number of resources. */
export const Folder = z.object({ id: z.string(), name: z.string(), resources: z.int() });
export type Folder = z.infer<typeof Folder>;

/** Maximum number of a teacher's tags in the list, most used first. */
export const maxOfferedTags = 200;

/** The teacher's folders and tags. `GET /v1/resources` sends them with the private list. */
export const Shelf = z.object({
  /** Number of the teacher's resources, in all folders. */
  resources: z.int(),
  folders: z.array(Folder),
  tags: z.array(z.object({ tag: z.string(), resources: z.int() })),
});
export type Shelf = z.infer<typeof Shelf>;
