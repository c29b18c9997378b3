import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../../use-resource.ts';
import { findProblems, nameSentences } from '../sentence-problems.ts';
import { mergeSentences, type Winner } from './merge-sentences.ts';
import {
  countChanges,
  editSentences,
  rowsOf,
  type SentenceRow,
  sentencesToSave,
  writtenRows,
} from './sentence-edits.ts';
import { loadStoredEdits, persistEdits } from './stored-edits.ts';

interface Conflict {
  theirs: StoredText;
  keys: string[];
}

const textOf = (resource: Resource): StoredText => ({
  revision: resource.revision,
  rows: rowsOf(resource.text.sentences),
});

/**
 * The text of a resource while it is edited: the rows on screen, what they began from, and saving with
 * merging. While nothing is edited the rows follow the server.
 */
export function useTextEdits(resource: Resource, onStored: (resource: Resource) => void) {
  const [kept] = useState(() => loadStoredEdits(sessionStorage, resource.id));
  // The revision belongs to the rows: a newer one would say that what was saved since is known here.
  const [base, setBase] = useState(() =>
    kept ? { revision: kept.revision, rows: kept.base } : textOf(resource),
  );
  const [rows, edit] = useReducer(editSentences, kept?.rows ?? base.rows);
  // A new sentence keeps its fields, and the cursor in them, when saving gives it an id.
  const bornAs = useRef(new Map<string, string>());
  const onScreen = useRef(rows);
  useEffect(() => {
    onScreen.current = rows;
  }, [rows]);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [showProblems, setShowProblems] = useState(false);
  const changes = useMemo(() => countChanges(base.rows, rows), [base, rows]);
  const dirty = changes > 0;
  const problems = useMemo(() => (showProblems ? findProblems(rows) : []), [showProblems, rows]);

  const follow = useCallback((text: StoredText) => {
    setBase(text);
    edit({ type: 'load', rows: text.rows });
  }, []);

  const shown = useRef(resource);
  useEffect(() => {
    if (shown.current === resource) return;
    shown.current = resource;
    if (!dirty && !saving) follow(textOf(resource));
  }, [resource, dirty, saving, follow]);

  useEffect(() => {
    persistEdits(
      sessionStorage,
      resource.id,
      dirty ? { revision: base.revision, base: base.rows, rows } : null,
    );
  }, [resource.id, dirty, base, rows]);

  const save = async (from: StoredText = base, written = rows): Promise<boolean> => {
    setFailure(null);
    const canBeSaved = findProblems(written).length === 0;
    setShowProblems(!canBeSaved);
    if (!canBeSaved) return false;
    setSaving(true);
    try {
      const path = resourcePath(resource.id);
      let newest = resource;
      const effects = {
        async put(revision: number, sentences: unknown) {
          try {
            newest = await http.put<Resource>(`${path}/text`, { revision, sentences });
            return textOf(newest);
          } catch (error) {
            if (error instanceof HttpError && error.status === 409) return null;
            throw error;
          }
        },
        fetch: async () => textOf(await http.get<Resource>(path)),
      };
      const result = await saveSentences(from, written, effects, () => onScreen.current);
      if (result.kind === 'conflict') {
        const { theirs, keys } = result;
        if (keys.length === 0) {
          return await save(theirs, settle(from, onScreen.current, theirs, 'mine'));
        }
        setConflict({ theirs, keys });
        return false;
      }
      shown.current = newest;
      const stored = result.text.rows;
      const ids = newIds(result.sent, stored);
      for (const [key, id] of ids) bornAs.current.set(id, key);
      setBase(result.text);
      edit({ type: 'load', rows: keepTyping(written, onScreen.current, stored, ids) });
      onStored(newest);
      return true;
    } catch (error) {
      setFailure(explain(error, written));
      return false;
    } finally {
      setSaving(false);
    }
  };

  /** Ends the question: only the sentences that were asked about are as the winner has them. */
  const settle = (
    from: StoredText,
    mine: readonly SentenceRow[],
    theirs: StoredText,
    winner: Winner,
  ) => {
    const merged = mergeSentences(from.rows, mine, theirs.rows, winner).rows;
    setConflict(null);
    setBase(theirs);
    edit({ type: 'load', rows: merged });
    return merged;
  };

  return {
    rows,
    /** The key of a row among the elements of the screen. */
    elementKey: ({ key }: SentenceRow) => bornAs.current.get(key) ?? key,
    edit,
    changes,
    dirty,
    saving,
    failure: failure ?? problems[0]?.message ?? null,
    problems,
    save: () => save(),
    discard() {
      setFailure(null);
      setShowProblems(false);
      // After a conflict theirs may be newer than what the screen has been given.
      follow(base.revision > resource.revision ? base : textOf(resource));
    },
    conflict,
    /** Mine stands where we both changed a sentence. */
    keepMine: async () => {
      if (conflict) await save(conflict.theirs, settle(base, rows, conflict.theirs, 'mine'));
    },
    /** Theirs stands there; what else I changed waits to be saved. */
    takeTheirs() {
      if (conflict) settle(base, rows, conflict.theirs, 'theirs');
    },
    postpone: () => setConflict(null),
  };
}

/** The sentence to show of a failed saving: a field's path says nothing to a teacher. */
function explain(error: unknown, rows: readonly SentenceRow[]): string {
  const [named] = error instanceof HttpError ? nameSentences(rows, error.fields) : [];
  if (named) return named.message;
  return error instanceof Error ? error.message : 'Something went wrong';
}

/**
 * The ids that new sentences got by a save, by their keys. `sent` are the rows that `stored` answers, what
 * somebody else wrote among them: only then do the places tell which is which.
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
 * The rows after a save: as they were stored, with what was typed while it was under way. `before` are
 * the rows on screen when it began, `now` those when the answer comes, `ids` what new ones got by it.
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

type SaveResult =
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
