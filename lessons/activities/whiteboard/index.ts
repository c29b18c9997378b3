import type { ActivityDefinition } from '../activity-definition.ts';
import { emptyPage } from './edit-board.ts';
import {
  defaultWhiteboardOptions,
  stored,
  WhiteboardOptions,
  type WhiteboardState,
} from './state.ts';
import { whiteboardSheet } from './whiteboard-sheet.ts';

/** A pen over the text, and marks that hold to its words. */
export const whiteboard: ActivityDefinition<WhiteboardOptions, WhiteboardState> = {
  Options: WhiteboardOptions,
  ...stored,
  defaultOptions: defaultWhiteboardOptions,
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ...emptyPage }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: whiteboardSheet,
};

export default whiteboard;
