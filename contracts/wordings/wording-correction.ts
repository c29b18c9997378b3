import * as z from 'zod/mini';
import { interfaceLocales, sourceLocale } from '#language/wordings/interface-languages.ts';
import { maxWordingLength } from '#language/wordings/wording-faults.ts';
import { singleLine } from '../validation/single-line.ts';

/** The languages whose wordings admins correct. English is corrected in the code, because it is the key of a message. */
export const correctedLocales = interfaceLocales.filter((locale) => locale !== sourceLocale);

export type CorrectedLocale = (typeof correctedLocales)[number];

const CorrectedLocale = z.enum(correctedLocales, { error: 'Choose a language from the list.' });

/** The id of a message, which Lingui computes from its English text and its context. */
const MessageId = z.string().check(z.regex(/^[\w-]{6}$/, 'Use the id of a message.'));

/** A message in a path. */
export const MessageParams = z.object({ message: MessageId });
export type MessageParams = z.infer<typeof MessageParams>;

/** The wording of a message in one language, in a path. */
export const WordingParams = z.object({ locale: CorrectedLocale, message: MessageId });
export type WordingParams = z.infer<typeof WordingParams>;

/** The revision on which a change is based; every change includes it. 0 is a wording that was never corrected. */
const Revision = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** The English text and the context of a message: the server recognises them by the message's id. */
const EnglishMessage = z.object({
  message: z.string().check(z.maxLength(10_000)),
  context: z.optional(singleLine().check(z.maxLength(200))),
});
export type EnglishMessage = z.infer<typeof EnglishMessage>;

/** A wording in ICU message format. Which wordings are valid depends on the message; see `wordingProblems`. */
const Wording = singleLine().check(z.maxLength(2 * maxWordingLength));

/** `PUT /v1/admin/wordings/:locale/:message/draft`; null discards the draft. */
export const SaveWordingDraft = z.object({
  revision: Revision,
  english: EnglishMessage,
  wording: z.nullable(Wording),
});
export type SaveWordingDraft = z.infer<typeof SaveWordingDraft>;

/** `POST /v1/admin/wordings/:locale/:message/publish`. */
export const PublishWording = z.object({
  revision: Revision,
  english: EnglishMessage,
  wording: Wording,
});
export type PublishWording = z.infer<typeof PublishWording>;

/** `POST /v1/admin/wordings/:locale/:message/versions/:version/restore`. */
export const RestoreWording = z.object({ revision: Revision });
export type RestoreWording = z.infer<typeof RestoreWording>;

/** A wording that an admin has corrected, or has drafted a correction of. Times are ISO 8601. */
export interface CorrectedWording {
  locale: string;
  message: string;
  /** The published correction; null means the wording of the build. */
  wording: string | null;
  hasDraft: boolean;
  /** The last publisher; null if none, or if the account was deleted. */
  by: string | null;
  publishedAt: string | null;
}

/** `GET /v1/admin/wordings`. */
export interface CorrectedWordings {
  corrections: CorrectedWording[];
  /** The number of reports that nobody has settled. */
  reports: number;
}

/** One published correction. */
export interface WordingVersion {
  version: number;
  /** Null means the wording of the build. */
  wording: string | null;
  /** The version that was restored; 0 is the wording of the build. */
  restoredFrom: number | null;
  by: string | null;
  publishedAt: string;
}

/** The corrections of a message in one language. */
export interface WordingRecord {
  locale: string;
  revision: number;
  draft: string | null;
  draftBy: string | null;
  draftAt: string | null;
  /** Newest first, at most a hundred; the first is in use. */
  versions: WordingVersion[];
}

/** `GET /v1/admin/wordings/:message`: the languages in which the message was corrected. */
export interface MessageRecord {
  languages: WordingRecord[];
}
