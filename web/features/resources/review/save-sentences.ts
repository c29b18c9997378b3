import { mergeSentences } from './merge-sentences.ts';
import { type SentenceRow, sentencesToSave } from './sentence-edits.ts';

/** A stored text and the revision it had. */
export interface StoredText {
  revision: number;
  rows: SentenceRow[];
}

type Sent = ReturnType<typeof sentencesToSave>;

interface Effects {
  /** Answers the stored text, or null when the revision was old (409). Throws any other failure. */
  put: (revision: number, sentences: Sent) => Promise<StoredText | null>;
  fetch: () => Promise<StoredText>;
}

export type SaveResult =
  /** `sent` are the rows that were stored, in their order, by the keys of the screen. */
  | { kind: 'saved'; text: StoredText; sent: readonly SentenceRow[] }
  /** No keys where typing has undone the clash by now. */
  | { kind: 'conflict'; theirs: StoredText; keys: string[] };

/**
 * Saves an edited text. The revision also grows when a part becomes ready, so an old one is no reason to
 * bother the teacher: edits are merged onto what is stored and sent again, until somebody really changed
 * the same sentence. Typing goes on meanwhile: what is on screen by then is asked about too.
 */
export async function saveSentences(
  base: StoredText,
  rows: readonly SentenceRow[],
  effects: Effects,
  onScreen: () => readonly SentenceRow[] = () => rows,
): Promise<SaveResult> {
  let { revision } = base;
  let mine: readonly SentenceRow[] = rows;
  for (let round = 0; round < 5; round++) {
    const stored = await effects.put(revision, sentencesToSave(mine));
    if (stored) return { kind: 'saved', text: stored, sent: mine };
    const theirs = await effects.fetch();
    const merge = mergeSentences(base.rows, rows, theirs.rows);
    const { conflicts: keys } = mergeSentences(base.rows, onScreen(), theirs.rows);
    if (merge.conflicts.length + keys.length > 0) return { kind: 'conflict', theirs, keys };
    mine = merge.rows;
    revision = theirs.revision;
  }
  throw new Error('The text keeps changing elsewhere. Wait a moment, then save again.');
}
