import type { ActivityDefinition } from '../activity-definition.ts';
import { emptyPage } from './edit-board.ts';
import { defaultWhiteboardOptions, WhiteboardOptions, type WhiteboardState } from './options.ts';
import { whiteboardStored } from './stored.ts';
import { whiteboardSheet } from './whiteboard-sheet.ts';

/** A pen over the text, and marks that hold to its words. */
export const whiteboard: ActivityDefinition<WhiteboardOptions, WhiteboardState> = {
  Options: WhiteboardOptions,
  ...whiteboardStored,
  defaultOptions: defaultWhiteboardOptions,
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ...emptyPage }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: whiteboardSheet,
};
