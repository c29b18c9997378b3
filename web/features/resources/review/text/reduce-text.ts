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

/** The text on screen, the version it is based on, and its saving. */
export interface TextEdits {
  /** The revision belongs to the rows: a newer one would claim that changes saved since are included here. */
  base: StoredText;
  rows: readonly SentenceRow[];
  saving: boolean;
  /** Why the last save failed. */
  failure: string | null;
  /** What only the teacher can decide: sentences changed on both sides. */
  conflict: { theirs: StoredText; keys: string[] } | null;
  showProblems: boolean;
  /** Keys under which new sentences were first shown, by the ids that saving gave them. */
  bornAs: ReadonlyMap<string, string>;
}

export type TextEvent =
  | { type: 'edited'; edit: SentenceEdit }
  /** The server's text changed and nothing is unsaved. */
  | { type: 'followed'; text: StoredText }
  | { type: 'discarded'; text: StoredText }
  /** A save was asked for: `canBeSaved` if the server would accept these rows. */
  | { type: 'checked'; canBeSaved: boolean }
  /** `written` were on screen when the save began, `sent` are the rows that `text` answers. */
  | {
      type: 'saved';
      text: StoredText;
      sent: readonly SentenceRow[];
      written: readonly SentenceRow[];
    }
  | { type: 'conflicted'; theirs: StoredText; keys: string[] }
  | { type: 'failed'; message: string }
  /** The save is over, well or badly. */
  | { type: 'ended' }
  /** A conflict was resolved by merging into their text. */
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

/** The editing state after an event. Every event fits every state, because editing goes on while saving. */
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
 * Returns the ids that new sentences got in a save, by key. `sent` are the rows that `stored` responds to,
 * including those by other authors: only then do the positions match.
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
 * The rows after a save: as stored, with the edits made during the request. `before` are the rows on screen
 * at its start, `now` those at the response, `ids` the new sentences' ids.
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
