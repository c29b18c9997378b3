/** Where models are asked: an OpenAI-compatible server and the key that it wants. */
export interface ModelServer {
  /** Ends in the version, without a slash: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
}

export const openAiUrl = 'https://api.openai.com/v1';

/** Whether it is OpenAI itself, its regional addresses (`eu.api.openai.com`) included. */
export const isOpenAi = ({ baseUrl }: Pick<ModelServer, 'baseUrl'>): boolean =>
  /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);
