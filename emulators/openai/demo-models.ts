/** A model of the stand-in. */
export interface StandInModel {
  kind: 'chat' | 'audio-chat' | 'speech' | 'images' | 'moderations';
  /** The efforts of a model that thinks, with the tokens that it thinks at each; none does not think. */
  efforts?: Readonly<Record<string, number>>;
}

/** The models of the stand-in by name; requests for any other are refused, as OpenAI refuses them. */
export const standInModels: Readonly<Record<string, StandInModel>> = {
  'lexiloom-demo': { kind: 'chat' },
  // Thinks at `medium` by default, as OpenAI's reasoning models do.
  'lexiloom-demo-thinker': {
    kind: 'chat',
    efforts: { none: 0, low: 150, medium: 900, high: 3_000 },
  },
  'lexiloom-demo-reader': { kind: 'audio-chat' },
  'lexiloom-demo-voice': { kind: 'speech' },
  'lexiloom-demo-painter': { kind: 'images' },
  'lexiloom-demo-moderator': { kind: 'moderations' },
};

/** The stand-in's models, by the settings of `ai-jobs`. */
export const demoModelNames = {
  MODEL_TEXT: 'lexiloom-demo',
  MODEL_QUESTIONS: 'lexiloom-demo',
  MODEL_FEEDBACK: 'lexiloom-demo',
  MODEL_SPEECH: 'lexiloom-demo-voice',
  MODEL_IMAGE: 'lexiloom-demo-painter',
  MODEL_MODERATION: 'lexiloom-demo-moderator',
} as const;

/** The same with models that think and that read aloud in a chat: the harder half of what OpenAI has. */
export const thinkingModelNames = {
  ...demoModelNames,
  MODEL_TEXT: 'lexiloom-demo-thinker',
  MODEL_QUESTIONS: 'lexiloom-demo-thinker',
  MODEL_FEEDBACK: 'lexiloom-demo-thinker',
  MODEL_SPEECH: 'lexiloom-demo-reader',
} as const;
