import type { ActivityDefinition } from '../activity-definition.ts';
import { emptyPage, keepBoard } from './edit-board.ts';
import { defaultWhiteboardOptions, WhiteboardOptions, WhiteboardState } from './options.ts';
import { whiteboardSheet } from './whiteboard-sheet.ts';

/** A pen over the text, and marks that hold to its words. */
export const whiteboard: ActivityDefinition<WhiteboardOptions, WhiteboardState> = {
  Options: WhiteboardOptions,
  State: WhiteboardState,
  defaultOptions: defaultWhiteboardOptions,
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ...emptyPage }),
  keep: keepBoard,
  sheet: whiteboardSheet,
};
