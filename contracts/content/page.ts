import * as z from 'zod/mini';
import { singleLine } from '../validation/single-line.ts';
import { Timestamp } from '../validation/timestamp.ts';
import { pageLanguages } from './page-language.ts';

/**
 * The kinds of pages. A `guide` explains a part of the product; a `video` is a guide in video form; a
 * `webinar` has a date and later a recording; a `page` is any other page (about, help).
 */
export const PageKind = z.enum(['guide', 'video', 'webinar', 'page']);
export type PageKind = z.infer<typeof PageKind>;

/** A language in which pages are written. Translations of a page have its kind and slug. */
export const PageLanguage = z.enum(pageLanguages, {
  error: 'Choose a language from the list.',
});
export type PageLanguage = z.infer<typeof PageLanguage>;

/** A page's URL slug: lower-case letters, digits and single hyphens. */
export const PageSlug = z
  .string()
  .check(
    z.maxLength(100, 'Use at most 100 characters.'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
  );

/** The key of a stored file, which is its hash. */
export const MediaKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'Enter the key of an uploaded file.'));

/** The location of a recording: an https URL, or a stored file that plays on the page. */
const VideoAddress = z.union(
  [MediaKey, z.string().check(z.maxLength(500), z.refine(isHttps))],
  'Enter the key of an uploaded file or an address starting with https://.',
);

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** The sections of the guides, in the order in which a teacher needs them. */
export const guideSections = [
  'Getting started',
  'In the classroom',
  'Classes and homework',
  'Your account',
] as const;

const line = (max: number) =>
  singleLine().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`));

/** The fields of a page that an admin edits: all fields except the kind, the slug and the language. */
export const PageContent = z.object({
  title: line(120).check(z.minLength(1, 'Give the page a title.')),
  /** One or two sentences, shown under the title and in lists. */
  summary: line(300),
  /** Markdown without raw HTML. */
  body: z.string().check(z.maxLength(100_000, 'Use at most 100,000 characters.')),
  section: line(60),
  /** Zero-based position among the pages of the same kind. */
  position: z.int('Enter a whole number.').check(z.minimum(0), z.maximum(9_999)),
  /** True if the recording is only for people whose plan includes "Members-only webinar recordings". */
  membersOnly: z.boolean(),
  /** Start of a webinar as an ISO timestamp; null for all other kinds. */
  startsAt: z.nullable(Timestamp),
  minutes: z.nullable(z.int('Enter whole minutes.').check(z.minimum(1), z.maximum(600))),
  video: z.nullable(VideoAddress),
  poster: z.nullable(MediaKey),
  /** Subtitles as a WebVTT file; also shown as the transcript. */
  captions: z.nullable(
    z.string().check(
      z.maxLength(200_000, 'Use at most 200,000 characters.'),
      z.refine((text) => text.startsWith('WEBVTT'), 'Subtitles must start with the word WEBVTT.'),
    ),
  ),
});
export type PageContent = z.infer<typeof PageContent>;

/** `POST /v1/content/editing`: creates a page. A translation has the slug of the page that it translates. */
export const NewPage = z.object({
  kind: PageKind,
  slug: PageSlug,
  language: PageLanguage,
  title: PageContent.shape.title,
});

/** A recording as its viewers receive it. */
export interface Recording {
  /** A media store key or an https URL; null until it is published. */
  video: string | null;
  poster: string | null;
  captions: string | null;
}

/** A page as its readers receive it. A members-only recording is fetched separately. */
export interface ReadPage extends Recording {
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  body: string;
  language: PageLanguage;
  section: string;
  membersOnly: boolean;
  startsAt: string | null;
  minutes: number | null;
  /** True if there is a recording, even if the reader may not watch it. */
  hasRecording: boolean;
  updatedAt: string;
}

/** A row of a list of pages. */
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

/** A search result: the page's title and an excerpt. Both are split at the start and end of each match. */
export interface FoundPage extends Pick<ReadPage, 'kind' | 'slug' | 'section'> {
  title: FoundPiece[];
  excerpt: FoundPiece[];
}

export interface FoundPiece {
  text: string;
  found: boolean;
}

/** A row of the admin's list of all pages. */
export interface EditedLine {
  id: string;
  kind: PageKind;
  slug: string;
  language: PageLanguage;
  title: string;
  section: string;
  published: boolean;
  /** True if there are unpublished changes. */
  hasDraft: boolean;
  updatedAt: string;
}

/** A page as an admin edits it. */
export interface EditedPage {
  id: string;
  kind: PageKind;
  slug: string;
  language: PageLanguage;
  /** Incremented with every change. Each request for a change contains the revision that it is based on. */
  revision: number;
  published: boolean;
  hasDraft: boolean;
  /** The draft, or the published content if there is no draft. */
  content: PageContent;
  /** Newest first. */
  versions: { number: number; by: string | null; createdAt: string }[];
  /** Number of sign-ups for a webinar. */
  signUps: number;
  /** Number of people who would get an email if the webinar were unpublished now; 0 once it has started. */
  toldIfWithdrawn: number;
}
