import * as z from 'zod/mini';
import {
  AiModel,
  ModelChoice,
  type ModelKind,
  type ModelPrice,
  nobody,
  textModel,
} from './ai-model.ts';
import type { DutyState } from './duty-state.ts';

/** How the calls of a kind are priced. */
export const priceOfKind: Readonly<Record<ModelKind, ModelPrice['by']>> = {
  chat: 'tokens',
  speech: 'characters',
  'audio-chat': 'tokens',
  images: 'pictures',
  moderations: 'tokens',
};

/** `PUT /v1/admin/models`: describes a model, a new one or one that is known. */
export const SaveModel = z
  .object({
    model: AiModel,
    /** The stored description that the admin saw, by its moment; null where none was stored. */
    updatedAt: z.nullable(z.string().check(z.maxLength(40))),
  })
  .check(
    z.superRefine(({ model }, context) => {
      const { name, kind, price, efforts } = model;
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['model', field], message });
      if (name === nobody || name === textModel)
        refuse('name', 'This word has a meaning of its own.');
      if (price.by !== priceOfKind[kind]) {
        refuse('price', `A model of this kind is priced by ${priceOfKind[kind]}.`);
      }
      if (kind !== 'chat' && efforts.length > 0) {
        refuse('efforts', 'Only a model that writes takes an effort.');
      }
      if (new Set(efforts).size !== efforts.length) refuse('efforts', 'Name each effort once.');
    }),
  );
export type SaveModel = z.infer<typeof SaveModel>;

/** `POST /v1/admin/models/remove`: takes an admin's description away. */
export const RemoveModel = z.object({ name: AiModel.shape.name });
export type RemoveModel = z.infer<typeof RemoveModel>;

/** `POST /v1/admin/models/duties/:duty/publish`: this model does the duty from now on. */
export const PublishChoice = z.object({
  /** The newest version that the admin saw; 0 where nobody has chosen yet. */
  version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** The server that it was chosen for. */
  baseUrl: z.string().check(z.maxLength(300)),
  /** Null goes back to the operator's setting or the default. */
  choice: z.nullable(ModelChoice),
});
export type PublishChoice = z.infer<typeof PublishChoice>;

/** A model with who described it. */
export interface KnownModel extends AiModel {
  /** True where an admin described it, beside or instead of Lexiloom's own list. */
  own: boolean;
  /** Null where it is only on Lexiloom's own list. */
  updatedAt: string | null;
  by: string | null;
}

/** A duty as the list shows it. */
export interface DutyLine extends DutyState {
  /** The newest version of its choices; 0 where nobody has chosen yet. */
  version: number;
  /** Who chose the live model, and when; null where it is no admin's choice. */
  by: string | null;
  publishedAt: string | null;
  /** What the daily look at the providers' lists found about it and nobody has settled. */
  warnings: string[];
}

/** `GET /v1/admin/models`. */
export interface ModelList {
  duties: DutyLine[];
  models: KnownModel[];
}

/** What an admin published for a duty; a null choice is the operator's setting or the default. */
interface ChoiceVersion {
  version: number;
  baseUrl: string;
  choice: ModelChoice | null;
  by: string | null;
  publishedAt: string;
}

/** `GET /v1/admin/models/duties/:duty`. */
export interface DutyRecord {
  duty: DutyLine;
  /** The models that may do it, by their kind. */
  models: KnownModel[];
  /** The newest first, fifty at most. */
  versions: ChoiceVersion[];
  /** Public lessons to try it on; empty where it is tried on samples of the code. */
  samples: { id: string; label: string }[];
}
