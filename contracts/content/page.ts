import * as z from 'zod/mini';
import { singleLine } from '../validation/single-line.ts';
import { Timestamp } from '../validation/timestamp.ts';

/**
 * What kinds of written pages there are: a `guide` teaches a part of the product, a `video` is a guide
 * that is watched, a `webinar` has a date and later a recording, a `page` is anything else (about, help).
 */
export const PageKind = z.enum(['guide', 'video', 'webinar', 'page']);
export type PageKind = z.infer<typeof PageKind>;

/** The part of an address that names a page: small letters, digits and single hyphens. */
export const PageSlug = z
  .string()
  .check(
    z.maxLength(100, 'Use at most 100 characters.'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.'),
  );

/** A stored file, by the hash that is its key. */
export const MediaKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'Give the key of a stored file.'));

/** Where a recording is: a stored file of our own, which plays on the page, or an https address. */
const VideoAddress = z.union([
  MediaKey,
  z
    .string()
    .check(
      z.maxLength(500),
      z.refine(isHttps, 'Give the key of a stored file or an address that begins with https://.'),
    ),
]);

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** The sections of the guides, in the order in which a teacher meets them. */
export const guideSections = [
  'Getting started',
  'In the classroom',
  'Classes and homework',
  'Your account',
] as const;

/** What an admin writes of a page: all of it but its kind and its address. */
export const PageContent = z.object({
  title: singleLine().check(z.trim(), z.minLength(1, 'Give the page a title.'), z.maxLength(120)),
  /** One or two sentences, shown under the title and in lists. */
  summary: singleLine().check(z.trim(), z.maxLength(300)),
  /** Markdown without raw HTML. */
  body: z.string().check(z.maxLength(100_000, 'Use at most 100,000 characters.')),
  language: z
    .string()
    .check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Give a language, such as en or fr.')),
  section: singleLine().check(z.trim(), z.maxLength(60)),
  /** Its place among the pages of its kind, from 0. */
  position: z.int('Give a whole number.').check(z.minimum(0), z.maximum(9_999)),
  /** Whether its recording is for plans with "Members-only webinar recordings" alone. */
  membersOnly: z.boolean(),
  /** When a webinar begins, as an ISO moment; null for all else. */
  startsAt: z.nullable(Timestamp),
  minutes: z.nullable(z.int('Give whole minutes.').check(z.minimum(1), z.maximum(600))),
  video: z.nullable(VideoAddress),
  poster: z.nullable(MediaKey),
  /** Subtitles as a WebVTT file; also shown as the transcript. */
  captions: z.nullable(
    z.string().check(
      z.maxLength(200_000),
      z.refine((text) => text.startsWith('WEBVTT'), 'Captions begin with the word WEBVTT.'),
    ),
  ),
});
export type PageContent = z.infer<typeof PageContent>;

/** What a reader gets of a recording. */
export interface Recording {
  /** A key of our store or an https address; null while it is not out. */
  video: string | null;
  poster: string | null;
  captions: string | null;
}

/** A page as its readers get it. A members-only recording is asked for by itself. */
export interface ReadPage extends Recording {
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  body: string;
  language: string;
  section: string;
  membersOnly: boolean;
  startsAt: string | null;
  minutes: number | null;
  /** Whether there is a recording to be watched, by whoever may. */
  hasRecording: boolean;
  updatedAt: string;
}

/** A line of a list of pages. */
export type PageLine = Pick<
  ReadPage,
  | 'kind'
  | 'slug'
  | 'title'
  | 'summary'
  | 'section'
  | 'membersOnly'
  | 'startsAt'
  | 'minutes'
  | 'hasRecording'
>;

/** A found page: its title and a piece of its text, cut where the words that were found begin and end. */
export interface FoundPage extends Pick<ReadPage, 'kind' | 'slug' | 'section'> {
  title: FoundPiece[];
  excerpt: FoundPiece[];
}

export interface FoundPiece {
  text: string;
  found: boolean;
}

/** A line of the admin's list of all pages. */
export interface EditedLine {
  id: string;
  kind: PageKind;
  slug: string;
  title: string;
  section: string;
  published: boolean;
  /** Whether something is written that readers do not see yet. */
  hasDraft: boolean;
  updatedAt: string;
}

/** A page as an admin edits it. */
export interface EditedPage {
  id: string;
  kind: PageKind;
  slug: string;
  /** Grows with every change; each change says which one it was made from. */
  revision: number;
  published: boolean;
  hasDraft: boolean;
  /** The draft where there is one, else what is published. */
  content: PageContent;
  /** The newest first. */
  versions: { number: number; by: string | null; createdAt: string }[];
  /** How many have signed up: for a webinar. */
  signUps: number;
  /** How many of them get a mail if it is taken off the site now: none once it has begun. */
  toldIfWithdrawn: number;
}
