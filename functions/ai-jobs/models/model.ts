import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { DutyModel } from './duty-models.ts';

/** A request to a text model. */
export interface Question {
  /** The model to call, with its server and reasoning effort. */
  on: DutyModel;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** Name and JSON schema that the reply must match. */
  schemaName: string;
  schema: Record<string, unknown>;
  /** Maximum reply tokens; room for reasoning is added to this. */
  maxTokens: number;
  /**
   * Timeout of the whole reply, counted from when a connection is available; time for reasoning is added to
   * this.
   */
  deadlineMs: number;
  /** Maximum silence once the reply has started. */
  stallMs: number;
  /** Called with each chunk as it arrives; once it was called, the request is not retried here. */
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
  /** 1 is normal speed. */
  speed: number;
  /** Set for the second attempt, if the first misread the text. */
  strict?: boolean;
}

/** A spoken clip. */
export interface Spoken {
  /** MP3. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The spoken words, as reported by the model; null if it does not report them. */
  transcript: string | null;
}

/** One call, successful or not: a row of `ai_calls`. */
export interface Call {
  id: string;
  model: string;
  /** `ok`, or the code of the failure. */
  outcome: string;
  promptTokens: number;
  completionTokens: number;
  costMicros: number;
  milliseconds: number;
}

/** The interface to all models, so that the jobs can be tested without them. Throws `ModelFailure`. */
export interface Model {
  ask(question: Question, record: (call: Call) => void): Promise<Reply>;
  speak(request: SpeechRequest, record: (call: Call) => void): Promise<Spoken>;
  /** PNG bytes of a square picture. */
  draw(
    request: { on: DutyModel; prompt: string },
    record: (call: Call) => void,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Returns the reason for which these words, or this picture (a data URL), are unfit for pupils, or null if
   * they are fit. Retries a busy moderator, waiting at most `maxWaitMs` each time.
   */
  moderate(
    request: { on: DutyModel | null; input: string[]; picture?: string; maxWaitMs?: number },
    record: (call: Call) => void,
  ): Promise<PartProblem | null>;
  /**
   * Limits the total cost of the calls from now on to `micros` millionths of a dollar: a call or retry that
   * could exceed it throws `over_reserve`. Without this call there is no limit.
   */
  payUpTo(micros: number): void;
  /** Aborts the running calls; from then on every call fails at once. */
  stop(): void;
}

/**
 * Estimates tokens: four letters of the Latin script per token, and nearly one token per letter of any other
 * script.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\p{sc=Latin}\p{sc=Common}]/gu)?.length ?? 0;
  return others + (text.length - others) / 4;
}

/** An OpenAI-compatible server and its API key. */
export interface ModelServer {
  /** Ends in the version, without a slash: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
}

export const openAiUrl = 'https://api.openai.com/v1';

/** True for OpenAI itself, its regional addresses (`eu.api.openai.com`) included. */
export const isOpenAi = ({ baseUrl }: Pick<ModelServer, 'baseUrl'>): boolean =>
  /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);
