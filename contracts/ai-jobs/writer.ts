/** The judge of words for pupils: a moderation service, the text model, or nobody. */
export type Judge = 'moderator' | 'text-model' | 'nobody';

/** Response of `GET /v1/writer`: what writes the texts, and what the connected models can generate. */
export interface Writer {
  /** True for the demo writer, false for a real model. */
  demo: boolean;
  /** Codes of the languages that it can write; null for all. */
  languages: string[] | null;
  /** True if a model reads texts aloud. */
  speech: boolean;
  /** True if a model draws pictures; words have an emoji in any case. */
  pictures: boolean;
  judge: Judge;
}
