import * as z from 'zod/mini';
import type { PromptKey } from './prompts.ts';
import type { SampleLesson } from './sample.ts';

/** Every change names the revision that it was made from; 0 is a prompt that nobody changed yet. */
const Revision = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** What is wrong with a wording depends on its prompt: `templateProblems` says. */
const Template = z.string().check(z.maxLength(20_000));

/** `PUT /v1/admin/prompts/:key/draft`; null gives the draft up. */
export const SavePromptDraft = z.object({ revision: Revision, template: z.nullable(Template) });
export type SavePromptDraft = z.infer<typeof SavePromptDraft>;

/** `POST /v1/admin/prompts/:key/publish`. */
export const PublishPrompt = z.object({ revision: Revision, template: Template });
export type PublishPrompt = z.infer<typeof PublishPrompt>;

/** `POST /v1/admin/prompts/:key/versions/:version/restore`. */
export const RestorePrompt = z.object({ revision: Revision });
export type RestorePrompt = z.infer<typeof RestorePrompt>;

/** `POST /v1/admin/prompts/:key/try`: a wording, and the id of a lesson or of a choice. */
export const TryPrompt = z.object({
  template: Template,
  sample: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type TryPrompt = z.infer<typeof TryPrompt>;

/** A prompt as the list shows it. Moments are ISO 8601. */
export interface PromptLine {
  key: PromptKey;
  /** 0 while nothing was published. */
  version: number;
  /** True where the wording in use is the code's own. */
  ownWording: boolean;
  /** False when the published wording needs what the code no longer has: its own is used then. */
  fits: boolean;
  hasDraft: boolean;
  /** Who published last; null when nobody did, or when that account is gone. */
  by: string | null;
  publishedAt: string | null;
}

/** One published wording. */
export interface PromptVersion {
  version: number;
  /** Null is the code's own. */
  template: string | null;
  /** The version whose wording it brought back; 0 is the code's own. */
  restoredFrom: number | null;
  by: string | null;
  publishedAt: string;
}

/** A public lesson to try a prompt on. */
export interface PromptSample {
  id: string;
  title: string;
  to: string;
  from: string;
  level: string;
}

/** `GET /v1/admin/prompts/:key`. */
export interface PromptRecord {
  key: PromptKey;
  revision: number;
  draft: string | null;
  /** Who wrote the draft, and when. */
  draftBy: string | null;
  draftAt: string | null;
  /** The newest first, a hundred at most; the first is in use. */
  versions: PromptVersion[];
  /** Empty where the prompt is tried on choices of the code. */
  samples: PromptSample[];
  /** The newest of the samples, whole: the screen shows the prompt filled in for it at first. */
  lesson: (SampleLesson & { id: string }) | null;
}
