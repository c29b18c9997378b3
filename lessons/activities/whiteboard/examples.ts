import { defaultWhiteboardOptions, type WhiteboardOptions } from './options.ts';

/** The pen as it lies there, and another one. */
export const whiteboardOptions: readonly WhiteboardOptions[] = [
  defaultWhiteboardOptions,
  { colour: 'pink', width: 'broad', mark: 'circle' },
];
