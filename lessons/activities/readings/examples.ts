import type { ReadingsOptions } from './options.ts';

export const readingsOptions: readonly ReadingsOptions[] = [
  { above: 'reading', form: 'written', known: 0, toneColours: false },
  { above: 'reading', form: 'written', known: 4, toneColours: true },
  { above: 'roman', form: 'reading', known: 0, toneColours: false },
  { above: 'nothing', form: 'hiragana', known: 0, toneColours: false },
];
