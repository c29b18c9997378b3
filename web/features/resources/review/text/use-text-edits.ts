import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError, messageOf } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../../use-resource.ts';
import { findProblems, nameSentences } from '../sentence-problems.ts';
import { mergeSentences, type Winner } from './merge-sentences.ts';
import { beginText, reduceText, type StoredText, type TextEdits } from './reduce-text.ts';
import {
  countChanges,
  rowsOf,
  type SentenceEdit,
  type SentenceRow,
  sentencesToSave,
} from './sentence-edits.ts';
import { loadStoredEdits, persistEdits } from './stored-edits.ts';

const textOf = (resource: Resource): StoredText => ({
  revision: resource.revision,
  rows: rowsOf(resource.text.sentences),
});

function begin(resource: Resource): TextEdits {
  const kept = loadStoredEdits(sessionStorage, resource.id);
  if (!kept) return beginText(textOf(resource));
  return beginText({ revision: kept.revision, rows: kept.base }, kept.rows);
}

/**
 * The editing state of a resource's text. `reduceText` computes the next state; this hook saves, merges, and
 * stores a copy of unsaved edits. While there are no edits, the rows follow the server's text.
 */
export function useTextEdits(resource: Resource, onStored: (resource: Resource) => void) {
  const [state, dispatch] = useReducer(reduceText, resource, begin);
  const { base, rows, saving, failure, conflict, showProblems, bornAs } = state;
  const onScreen = useRef(rows);
  useEffect(() => {
    onScreen.current = rows;
  }, [rows]);
  const changes = useMemo(() => countChanges(base.rows, rows), [base, rows]);
  const dirty = changes > 0;
  const problems = useMemo(() => (showProblems ? findProblems(rows) : []), [showProblems, rows]);

  const shown = useRef(resource);
  useEffect(() => {
    if (shown.current === resource) return;
    shown.current = resource;
    if (!dirty && !saving) dispatch({ type: 'followed', text: textOf(resource) });
  }, [resource, dirty, saving]);

  useEffect(() => {
    persistEdits(
      sessionStorage,
      resource.id,
      dirty ? { revision: base.revision, base: base.rows, rows: [...rows] } : null,
    );
  }, [resource.id, dirty, base, rows]);

  const save = async (from: StoredText = base, written = rows): Promise<boolean> => {
    const canBeSaved = findProblems(written).length === 0;
    dispatch({ type: 'checked', canBeSaved });
    if (!canBeSaved) return false;
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
        dispatch({ type: 'conflicted', theirs, keys });
        return false;
      }
      shown.current = newest;
      dispatch({ type: 'saved', text: result.text, sent: result.sent, written });
      onStored(newest);
      return true;
    } catch (error) {
      dispatch({ type: 'failed', message: explain(error, written) });
      return false;
    } finally {
      dispatch({ type: 'ended' });
    }
  };

  /** Resolves a conflict. The winner's version is used only for the conflicting sentences. */
  const settle = (
    from: StoredText,
    mine: readonly SentenceRow[],
    theirs: StoredText,
    winner: Winner,
  ) => {
    const merged = mergeSentences(from.rows, mine, theirs.rows, winner).rows;
    dispatch({ type: 'merged', theirs, rows: merged });
    return merged;
  };

  return {
    rows,
    /**
     * The React key of a row. It stays the same when saving assigns an id to a new sentence, because
     * remounting the row would lose the cursor.
     */
    elementKey: ({ key }: SentenceRow) => bornAs.get(key) ?? key,
    edit: (edit: SentenceEdit) => dispatch({ type: 'edited', edit }),
    changes,
    dirty,
    saving,
    failure: failure ?? problems[0]?.message ?? null,
    problems,
    save: () => save(),
    discard() {
      // After a conflict, `base` is the other user's version, which may be newer than the resource passed as
      // a prop.
      const text = base.revision > resource.revision ? base : textOf(resource);
      dispatch({ type: 'discarded', text });
    },
    conflict,
    /** Keeps my version of the conflicting sentences. */
    keepMine: async () => {
      if (conflict) await save(conflict.theirs, settle(base, rows, conflict.theirs, 'mine'));
    },
    /** Uses the other version of the conflicting sentences. My other changes remain unsaved. */
    takeTheirs() {
      if (conflict) settle(base, rows, conflict.theirs, 'theirs');
    },
    postpone: () => dispatch({ type: 'postponed' }),
  };
}

/**
 * The error message of a failed save. It gives the number of the sentence, because a teacher cannot interpret
 * a field path.
 */
function explain(error: unknown, rows: readonly SentenceRow[]): string {
  const [named] = error instanceof HttpError ? nameSentences(rows, error.fields) : [];
  if (named) return named.message;
  return messageOf(error);
}

type Sent = ReturnType<typeof sentencesToSave>;

interface Effects {
  /** Returns the stored text, or null if the revision was outdated (409). Throws any other failure. */
  put: (revision: number, sentences: Sent) => Promise<StoredText | null>;
  fetch: () => Promise<StoredText>;
}

type SaveResult =
  /** `sent` are the rows in the stored order, with the keys that they have on screen. */
  | { kind: 'saved'; text: StoredText; sent: readonly SentenceRow[] }
  /** `keys` is empty if edits made in the meantime have resolved the conflict. */
  | { kind: 'conflict'; theirs: StoredText; keys: string[] };

/**
 * Saves an edited text. An outdated revision alone is not reported to the teacher, because the revision also
 * increases when a part becomes ready. Instead, the edits are merged into the stored text and sent again. If
 * both sides changed the same sentence, a conflict is returned. Edits made during the request are checked for
 * conflicts too.
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
  throw new Error(t`The text is being changed elsewhere. Wait a moment, then save again.`);
}
