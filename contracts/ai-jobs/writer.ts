/** What `GET /v1/writer` answers: who writes the texts, the demo writer or a real model. */
export interface Writer {
  demo: boolean;
  /** The languages that it can write, as codes; null for all. */
  languages: string[] | null;
  speech: boolean;
}
