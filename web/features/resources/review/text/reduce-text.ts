import { mergeSentences } from './merge-sentences.ts';
import {
  editSentences,
  type SentenceEdit,
  type SentenceRow,
  writtenRows,
} from './sentence-edits.ts';

/** A stored text and its revision. */
export interface StoredText {
  revision: number;
  rows: SentenceRow[];
}

/** The text on screen, the stored version it is based on, and the state of saving it. */
export interface TextEdits {
  /**
   * The version that the edits are based on: its rows, and the revision under which exactly these rows were
   * stored. With a newer revision, the server would assume that the edits already include later changes.
   */
  base: StoredText;
  rows: readonly SentenceRow[];
  saving: boolean;
  /** The error message of the last save, if it failed. */
  failure: string | null;
  /** The sentences that were changed on both sides, which the teacher must resolve. */
  conflict: { theirs: StoredText; keys: string[] } | null;
  showProblems: boolean;
  /**
   * For each new sentence: maps the id that it received on saving to the key that it had on screen before.
   */
  bornAs: ReadonlyMap<string, string>;
}

export type TextEvent =
  | { type: 'edited'; edit: SentenceEdit }
  /** The server's text changed while there were no unsaved edits here. */
  | { type: 'followed'; text: StoredText }
  | { type: 'discarded'; text: StoredText }
  /** The teacher pressed save; `canBeSaved` is true if the server would accept these rows. */
  | { type: 'checked'; canBeSaved: boolean }
  /**
   * `written` are the rows on screen when the save began. `sent` are the rows in the request that returned
   * `text`.
   */
  | {
      type: 'saved';
      text: StoredText;
      sent: readonly SentenceRow[];
      written: readonly SentenceRow[];
    }
  | { type: 'conflicted'; theirs: StoredText; keys: string[] }
  | { type: 'failed'; message: string }
  /** The save has ended, successfully or not. */
  | { type: 'ended' }
  /** A conflict was resolved: my edits were merged into the text that the other side stored. */
  | { type: 'merged'; theirs: StoredText; rows: SentenceRow[] }
  | { type: 'postponed' };

export const beginText = (
  base: StoredText,
  rows: readonly SentenceRow[] = base.rows,
): TextEdits => ({
  base,
  rows,
  saving: false,
  failure: null,
  conflict: null,
  showProblems: false,
  bornAs: new Map(),
});

/**
 * Returns the editing state after an event. Any event can occur in any state, because the teacher can edit
 * while saving.
 */
export function reduceText(state: TextEdits, event: TextEvent): TextEdits {
  switch (event.type) {
    case 'edited':
      return { ...state, rows: editSentences(state.rows, event.edit) };
    case 'followed':
      return { ...state, base: event.text, rows: event.text.rows };
    case 'discarded': {
      const { text } = event;
      return { ...state, base: text, rows: text.rows, failure: null, showProblems: false };
    }
    case 'checked': {
      const { canBeSaved } = event;
      const saving = canBeSaved || state.saving;
      return { ...state, saving, failure: null, showProblems: !canBeSaved };
    }
    case 'saved': {
      const { text, sent, written } = event;
      const ids = newIds(sent, text.rows);
      const born = [...ids].map(([key, id]) => [id, key] as const);
      return {
        ...state,
        base: text,
        rows: keepTyping(written, state.rows, text.rows, ids),
        bornAs: new Map([...state.bornAs, ...born]),
      };
    }
    case 'conflicted':
      return { ...state, conflict: { theirs: event.theirs, keys: event.keys } };
    case 'failed':
      return { ...state, failure: event.message };
    case 'ended':
      return { ...state, saving: false };
    case 'merged':
      return { ...state, base: event.theirs, rows: event.rows, conflict: null };
    case 'postponed':
      return { ...state, conflict: null };
  }
}

/**
 * Returns the ids that new sentences received when they were saved, by key. `sent` are the rows of the
 * request, and `stored` is its response. The rows of other users must be included in `sent`, because
 * otherwise the positions do not match.
 */
export function newIds(
  sent: readonly SentenceRow[],
  stored: readonly SentenceRow[],
): Map<string, string> {
  const written = writtenRows(sent);
  const known = new Set(written.map(({ id }) => id));
  return new Map(
    written.flatMap(({ key, id }, at) => {
      const given = stored[at]?.id;
      const isNew = id === undefined && given !== undefined && !known.has(given);
      return isNew ? [[key, given] as const] : [];
    }),
  );
}

/**
 * The rows after a save: the stored rows, with the edits made during the request. `before` are the rows on
 * screen when the save began, `now` are the rows when the response arrived, and `ids` are the ids of the new
 * sentences.
 */
export function keepTyping(
  before: readonly SentenceRow[],
  now: readonly SentenceRow[],
  stored: SentenceRow[],
  ids: ReadonlyMap<string, string>,
): SentenceRow[] {
  if (now === before) return stored;
  const named = (rows: readonly SentenceRow[]) =>
    rows.map((row) => {
      const id = ids.get(row.key);
      return id === undefined ? row : { ...row, key: id, id };
    });
  return mergeSentences(named(before), named(now), stored).rows;
}
