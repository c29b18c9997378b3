import * as z from 'zod/mini';
import type { PromptKey } from './prompts.ts';
import type { SampleLesson } from './sample.ts';

/**
 * The revision on which a change is based; every change includes it. 0 is a prompt that was never changed.
 */
const Revision = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** The wording of a prompt. Which wordings are valid depends on the prompt; see `templateProblems`. */
const Template = z.string().check(z.maxLength(20_000));

/** `PUT /v1/admin/prompts/:key/draft`; null discards the draft. */
export const SavePromptDraft = z.object({ revision: Revision, template: z.nullable(Template) });
export type SavePromptDraft = z.infer<typeof SavePromptDraft>;

/** `POST /v1/admin/prompts/:key/publish`. */
export const PublishPrompt = z.object({ revision: Revision, template: Template });
export type PublishPrompt = z.infer<typeof PublishPrompt>;

/** `POST /v1/admin/prompts/:key/versions/:version/restore`. */
export const RestorePrompt = z.object({ revision: Revision });
export type RestorePrompt = z.infer<typeof RestorePrompt>;

/** `POST /v1/admin/prompts/:key/try`: a wording, and the id of a lesson or a predefined sample. */
export const TryPrompt = z.object({
  template: Template,
  sample: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type TryPrompt = z.infer<typeof TryPrompt>;

/** A prompt as shown in the list. Times are ISO 8601. */
export interface PromptLine {
  key: PromptKey;
  /** 0 if no wording has been published. */
  version: number;
  /** True if the current wording is the built-in one. */
  ownWording: boolean;
  /**
   * False if the published wording uses a variable that no longer exists in the code. The built-in wording is
   * then used.
   */
  fits: boolean;
  hasDraft: boolean;
  /** The last publisher; null if the prompt was never published or the account was deleted. */
  by: string | null;
  publishedAt: string | null;
}

/** One published wording. */
export interface PromptVersion {
  version: number;
  /** Null means the built-in wording. */
  template: string | null;
  /** The version whose wording was restored; 0 is the built-in wording. */
  restoredFrom: number | null;
  by: string | null;
  publishedAt: string;
}

/** A public lesson for trying out a prompt. */
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
  /** The author of the draft, and the time at which it was saved. */
  draftBy: string | null;
  draftAt: string | null;
  /** The published versions, newest first, at most a hundred; the first is in use. */
  versions: PromptVersion[];
  /** Lessons for trying out the prompt; empty if it is tried on predefined samples instead. */
  samples: PromptSample[];
  /** The newest sample in full: the screen initially shows the prompt filled in for this lesson. */
  lesson: (SampleLesson & { id: string }) | null;
}
