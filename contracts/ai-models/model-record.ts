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

/** The pricing unit of each kind of model. */
export const priceOfKind: Readonly<Record<ModelKind, ModelPrice['by']>> = {
  chat: 'tokens',
  speech: 'characters',
  'audio-chat': 'tokens',
  images: 'pictures',
  moderations: 'tokens',
};

/** `PUT /v1/admin/models`: describes a new or an existing model. */
export const SaveModel = z
  .object({
    model: AiModel,
    /** Timestamp of the stored description that the admin edited; null if no description was stored. */
    updatedAt: z.nullable(z.string().check(z.maxLength(40))),
  })
  .check(
    z.superRefine(({ model }, context) => {
      const { name, kind, price, efforts } = model;
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['model', field], message });
      if (name === nobody || name === textModel) refuse('name', 'This name is reserved.');
      if (price.by !== priceOfKind[kind]) {
        refuse('price', `A model of this kind is priced by ${priceOfKind[kind]}.`);
      }
      if (kind !== 'chat' && efforts.length > 0) {
        refuse('efforts', 'Only models that write have effort levels.');
      }
      if (new Set(efforts).size !== efforts.length)
        refuse('efforts', 'List each effort level once.');
    }),
  );
export type SaveModel = z.infer<typeof SaveModel>;

/** `POST /v1/admin/models/remove`: removes an admin's description. */
export const RemoveModel = z.object({ name: AiModel.shape.name });
export type RemoveModel = z.infer<typeof RemoveModel>;

/** `POST /v1/admin/models/duties/:duty/publish`: assigns a model to the duty. */
export const PublishChoice = z.object({
  /** The newest version that the admin has seen; 0 if there is no version yet. */
  version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** The server for which the admin chose the model. */
  baseUrl: z.string().check(z.maxLength(300)),
  /** Null returns to the operator's setting or the default. */
  choice: z.nullable(ModelChoice),
});
export type PublishChoice = z.infer<typeof PublishChoice>;

/** A model and the source of its description. */
export interface KnownModel extends AiModel {
  /**
   * True if an admin described the model: a model that is missing from Lexiloom's catalogue, or a new
   * description of a model in the catalogue.
   */
  own: boolean;
  /** Null if the description comes from Lexiloom's catalogue. */
  updatedAt: string | null;
  by: string | null;
}

/** A duty as a row of the list. */
export interface DutyLine extends DutyState {
  /** The newest version of the duty's choices; 0 if there is no version yet. */
  version: number;
  /** The admin who chose the live model, and the time of the choice. Both are null if no admin chose it. */
  by: string | null;
  publishedAt: string | null;
  /** Open warnings from the daily check of each provider's model list. */
  warnings: string[];
}

/** `GET /v1/admin/models`. */
export interface ModelList {
  duties: DutyLine[];
  models: KnownModel[];
}

/** A choice that an admin published for a duty; null reverts to the operator's setting or the default. */
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
  /** The models that can do the duty. */
  models: KnownModel[];
  /** Newest first, at most 50. */
  versions: ChoiceVersion[];
  /** Public lessons for trying a model; empty if the duty is tried with built-in samples. */
  samples: { id: string; label: string }[];
}
