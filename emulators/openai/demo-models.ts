/** A model of the emulator. */
export interface StandInModel {
  kind: 'chat' | 'audio-chat' | 'speech' | 'images' | 'moderations';
  /** The number of reasoning tokens at each effort. Absent if the model does not reason. */
  efforts?: Readonly<Record<string, number>>;
}

/** The emulator's models by name. Requests for any other model are rejected, as by OpenAI. */
export const standInModels: Readonly<Record<string, StandInModel>> = {
  'lexiloom-demo': { kind: 'chat' },
  // Reasons at `medium` effort by default, like OpenAI's reasoning models.
  'lexiloom-demo-thinker': {
    kind: 'chat',
    efforts: { none: 0, low: 150, medium: 900, high: 3_000 },
  },
  'lexiloom-demo-reader': { kind: 'audio-chat' },
  'lexiloom-demo-voice': { kind: 'speech' },
  'lexiloom-demo-painter': { kind: 'images' },
  'lexiloom-demo-moderator': { kind: 'moderations' },
};

/** The emulator's models, keyed by the settings of `ai-jobs`. */
export const demoModelNames = {
  MODEL_TEXT: 'lexiloom-demo',
  MODEL_QUESTIONS: 'lexiloom-demo',
  MODEL_FEEDBACK: 'lexiloom-demo',
  MODEL_SPEECH: 'lexiloom-demo-voice',
  MODEL_IMAGE: 'lexiloom-demo-painter',
  MODEL_MODERATION: 'lexiloom-demo-moderator',
} as const;

/**
 * Like `demoModelNames`, but with the OpenAI models that are harder to support: reasoning models, and a model
 * that reads aloud through the chat API.
 */
export const thinkingModelNames = {
  ...demoModelNames,
  MODEL_TEXT: 'lexiloom-demo-thinker',
  MODEL_QUESTIONS: 'lexiloom-demo-thinker',
  MODEL_FEEDBACK: 'lexiloom-demo-thinker',
  MODEL_SPEECH: 'lexiloom-demo-reader',
} as const;
