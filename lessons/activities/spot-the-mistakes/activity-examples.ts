import { defaultMistakesOptions, type MistakesOptions } from './options.ts';

export const mistakesOptions: readonly MistakesOptions[] = [
  defaultMistakesOptions,
  { types: ['agreement', 'wrong-word', 'accent'], count: 2 },
];
