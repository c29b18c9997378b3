import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError, messageOf } from '#ui/http-error.ts';
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
 * Editing state of a resource's text: the rows on screen, the version they are based on, and saving with
 * merging. Without edits the rows follow the server.
 */
export function useTextEdits(resource: Resource, onStored: (resource: Resource) => void) {
  const [kept] = useState(() => loadStoredEdits(sessionStorage, resource.id));
  // The revision belongs to the rows: a newer one would claim that changes saved since are included here.
  const [base, setBase] = useState(() =>
    kept ? { revision: kept.revision, rows: kept.base } : textOf(resource),
  );
  const [rows, edit] = useReducer(editSentences, kept?.rows ?? base.rows);
  // A new sentence must not remount, and lose its cursor, when saving gives it an id.
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

  /** Resolves a conflict: only the conflicting sentences take the winner's version. */
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
    /** React key of a row. */
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
      // After a conflict, their version may be newer than the resource passed as a prop.
      follow(base.revision > resource.revision ? base : textOf(resource));
    },
    conflict,
    /** Keeps my version of the conflicting sentences. */
    keepMine: async () => {
      if (conflict) await save(conflict.theirs, settle(base, rows, conflict.theirs, 'mine'));
    },
    /** Takes their version of the conflicting sentences; my other changes remain unsaved. */
    takeTheirs() {
      if (conflict) settle(base, rows, conflict.theirs, 'theirs');
    },
    postpone: () => setConflict(null),
  };
}

/** The error message of a failed save; a field path means nothing to a teacher. */
function explain(error: unknown, rows: readonly SentenceRow[]): string {
  const [named] = error instanceof HttpError ? nameSentences(rows, error.fields) : [];
  if (named) return named.message;
  return messageOf(error);
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

/** A stored text and its revision. */
export interface StoredText {
  revision: number;
  rows: SentenceRow[];
}

type Sent = ReturnType<typeof sentencesToSave>;

interface Effects {
  /** Returns the stored text, or null if the revision was outdated (409). Throws any other failure. */
  put: (revision: number, sentences: Sent) => Promise<StoredText | null>;
  fetch: () => Promise<StoredText>;
}

type SaveResult =
  /** `sent` are the stored rows, in order, with the keys of the screen. */
  | { kind: 'saved'; text: StoredText; sent: readonly SentenceRow[] }
  /** No keys if edits have resolved the conflict in the meantime. */
  | { kind: 'conflict'; theirs: StoredText; keys: string[] };

/**
 * Saves an edited text. The revision also increases when a part becomes ready, so an outdated one alone need
 * not bother the teacher: edits are merged into the stored text and sent again, until the same sentence
 * really was changed on both sides. Edits made during the request are checked for conflicts too.
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
  throw new Error('The text is being changed elsewhere. Wait a moment, then save again.');
}
