import { defaultTangledOptions, type TangledOptions } from './options.ts';

export const tangledOptions: readonly TangledOptions[] = [
  defaultTangledOptions,
  { percent: 25, spine: 'target', into: 'native' },
  { percent: 80, spine: 'native', into: 'target' },
  { percent: 0, spine: 'target', into: 'target' },
  { percent: 100, spine: 'native', into: 'native' },
];
