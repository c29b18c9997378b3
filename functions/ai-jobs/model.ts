import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Usage } from './model-failure.ts';

/** One question to a text model. */
export interface Question {
  model: string;
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** Name and JSON schema the reply must keep to. */
  schemaName: string;
  schema: Record<string, unknown>;
  /** The reply may have at most this many tokens. */
  maxTokens: number;
  /** The whole answer must have come within this time. */
  deadlineMs: number;
  /** No silence within the answer may be longer than this. */
  stallMs: number;
  /** Called with each piece as it comes; once it was called, the question is not asked again here. */
  onText?: (piece: string) => void;
}

export interface Reply {
  text: string;
  usage: Usage;
}

export interface SpeechRequest {
  model: string;
  voice: string;
  input: string;
  instructions: string;
  /** 1 is ordinary speed. */
  speed: number;
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
  /** MP3 bytes. */
  speak(request: SpeechRequest, record: (call: Call) => void): Promise<Uint8Array<ArrayBuffer>>;
  /** PNG bytes of a square picture. */
  draw(
    request: { model: string; prompt: string },
    record: (call: Call) => void,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The reason why these words may not stand before pupils, or null when they may. */
  moderate(
    request: { model: string; input: string[] },
    record: (call: Call) => void,
  ): Promise<PartProblem | null>;
}
