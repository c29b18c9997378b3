/** Who says whether words may stand before pupils: a service made for it, the model that writes, nobody. */
export type Judge = 'moderator' | 'text-model' | 'nobody';

/** What `GET /v1/writer` answers: who writes the texts, and what the connected models can make. */
export interface Writer {
  /** True for the demo writer, false for a real model. */
  demo: boolean;
  /** The languages that it can write, as codes; null for all. */
  languages: string[] | null;
  /** Whether a model reads texts aloud. */
  speech: boolean;
  /** Whether a model draws pictures; words have an emoji either way. */
  pictures: boolean;
  judge: Judge;
}
