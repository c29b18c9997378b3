import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { DutyModel } from './duty-models.ts';

/** A request to a text model. */
export interface Question {
  /** The model to call, with its server and reasoning effort. */
  on: DutyModel;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** Name of the JSON schema that the reply must match, and the schema itself. */
  schemaName: string;
  schema: Record<string, unknown>;
  /** Maximum number of tokens in the reply; tokens for reasoning are added. */
  maxTokens: number;
  /**
   * Timeout of the whole reply, counted from the time a connection is available; time for reasoning is added.
   */
  deadlineMs: number;
  /** Maximum time without data after the reply has started. */
  stallMs: number;
  /**
   * Called with each chunk of text as it arrives. After the first chunk, the model client does not retry the
   * request.
   */
  onText?: (piece: string) => void;
}

export interface Reply {
  text: string;
  usage: Usage;
}

export interface SpeechRequest {
  on: DutyModel;
  voice: string;
  input: string;
  /** BCP-47 language code of `input`. */
  language: string;
  /** Speed of speech; 1 is normal. */
  speed: number;
  /** Set for the second attempt, after the first attempt misread the text. */
  strict?: boolean;
}

/** A spoken clip. */
export interface Spoken {
  /** Bytes of an MP3 file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The spoken words, as reported by the model; null if it does not report them. */
  transcript: string | null;
}

/** One call, successful or not: a row of `ai_calls`. */
export interface Call {
  id: string;
  model: string;
  /** `ok` or the failure code. */
  outcome: string;
  promptTokens: number;
  completionTokens: number;
  costMicros: number;
  milliseconds: number;
}

/** The interface to all models, so that tests can replace them. Throws `ModelFailure`. */
export interface Model {
  ask(question: Question, record: (call: Call) => void): Promise<Reply>;
  speak(request: SpeechRequest, record: (call: Call) => void): Promise<Spoken>;
  /** PNG bytes of a square picture. */
  draw(
    request: { on: DutyModel; prompt: string },
    record: (call: Call) => void,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Checks words, or a picture (a data URL). Returns the reason why they are unsuitable for pupils, or null
   * if they are suitable. If the moderation server is busy, retries, and waits at most `maxWaitMs` before
   * each attempt.
   */
  moderate(
    request: { on: DutyModel | null; input: string[]; picture?: string; maxWaitMs?: number },
    record: (call: Call) => void,
  ): Promise<PartProblem | null>;
  /**
   * Limits the total cost of the calls from now on to `micros` millionths of a dollar. A call or a retry that
   * could exceed the limit throws `over_reserve`. There is no limit until this method is called.
   */
  payUpTo(micros: number): void;
  /** Aborts the running calls. From then on, every call fails immediately. */
  stop(): void;
}

/**
 * Estimates the number of tokens: one token per four letters of the Latin script, and nearly one token per
 * letter of any other script.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\p{sc=Latin}\p{sc=Common}]/gu)?.length ?? 0;
  return others + (text.length - others) / 4;
}

/** An OpenAI-compatible server and its API key. */
export interface ModelServer {
  /** The base URL. It ends in the version, without a slash: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
}

export const openAiUrl = 'https://api.openai.com/v1';

/** Returns true for OpenAI itself, including its regional addresses (`eu.api.openai.com`). */
export const isOpenAi = ({ baseUrl }: Pick<ModelServer, 'baseUrl'>): boolean =>
  /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);
