import type { Usage } from '#contracts/ai-models/model-cost.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { DutyModel } from './duty-models.ts';

/** One question to a text model. */
export interface Question {
  /** The model that is asked, with its server and how long it may think. */
  on: DutyModel;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** Name and JSON schema the reply must keep to. */
  schemaName: string;
  schema: Record<string, unknown>;
  /** The reply may have at most this many tokens; room for thinking comes on top. */
  maxTokens: number;
  /** The whole answer must have come within this time, counted from when a connection is held; time to think comes on top. */
  deadlineMs: number;
  /** No silence may be longer than this once the reply has begun. */
  stallMs: number;
  /** Called with each piece as it comes; once it was called, the question is not asked again here. */
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
  /** BCP-47 code of the language that `input` is in. */
  language: string;
  /** 1 is ordinary speed. */
  speed: number;
  /** Set for the second try, when the first said something else. */
  strict?: boolean;
}

/** A clip as it was read aloud. */
export interface Spoken {
  /** MP3. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The words that were spoken, by the model's own account; null where it gives none. */
  transcript: string | null;
}

/** One call that was made, whatever came of it: what `ai_calls` keeps. */
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

/** The models behind one door, so that the jobs can be tested without them. Throws `ModelFailure`. */
export interface Model {
  ask(question: Question, record: (call: Call) => void): Promise<Reply>;
  speak(request: SpeechRequest, record: (call: Call) => void): Promise<Spoken>;
  /** PNG bytes of a square picture. */
  draw(
    request: { on: DutyModel; prompt: string },
    record: (call: Call) => void,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The reason why these words, or this picture (a data address), may not stand before pupils, or null when they may. A moderator that is
   * busy is waited for, `maxWaitMs` at a time at most.
   */
  moderate(
    request: { on: DutyModel | null; input: string[]; picture?: string; maxWaitMs?: number },
    record: (call: Call) => void,
  ): Promise<PartProblem | null>;
  /**
   * From now on the calls together cost `micros` millionths of a dollar at most: a call or a try that
   * could come to more throws `over_reserve`. Until this is called there is no limit.
   */
  payUpTo(micros: number): void;
  /** Ends the calls under way; from then on every call fails at once. */
  stop(): void;
}

/** Four letters of the Latin script make a token, and a letter of any other script nearly one. */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\p{sc=Latin}\p{sc=Common}]/gu)?.length ?? 0;
  return others + (text.length - others) / 4;
}

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
