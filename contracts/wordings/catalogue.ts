/** A message of the interface. */
export interface CatalogueEntry {
  id: string;
  /** The English text, in ICU message format. */
  message: string;
  /** Distinguishes messages with the same text and different meanings. */
  context?: string;
  /** Explanations for translators. */
  comments: string[];
  /** The files that contain the message. */
  files: string[];
}

/** `/pages/en-GB/catalogue.json`: all messages of the build. */
export interface SourceCatalogue {
  messages: CatalogueEntry[];
  /** How many messages each other language has, in its own catalogue or in that of its base. */
  translated: Record<string, number>;
}

/** `/pages/{locale}/catalogue.json` of another language: its own wordings by message id. */
export type TranslatedCatalogue = Readonly<Record<string, string>>;

/** The address of a language's catalogue, which the build writes. */
export const catalogueAddress = (locale: string): string => `/pages/${locale}/catalogue.json`;
