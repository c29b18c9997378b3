import type { StoredRules } from '../activity-definition.ts';
import { retainBoard } from './edit-board.ts';
import { WhiteboardState } from './options.ts';

/** What is needed to store it. */
export const whiteboardStored: StoredRules<WhiteboardState> = {
  State: WhiteboardState,
  keep: retainBoard,
};
