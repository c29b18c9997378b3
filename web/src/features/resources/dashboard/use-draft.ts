import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#teaching/resources/draft.ts';
import type { Resource } from '#teaching/resources/resource.ts';
import { http } from '#web/http.ts';
import { HttpError } from '#web/http-error.ts';
import { resourcePath } from '../use-resource.ts';
import {
  type Autosave,
  createAutosave,
  type SaveOutcome,
  type SaveState,
} from './create-autosave.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { newDraft } from './new-draft.ts';

interface Opened {
  id: string | null;
  draft: Draft;
  /** Where it came from, to say so: an earlier visit, or a fresh start. */
  restored: boolean;
  /** The browser held changes that never reached the server. */
  unsaved: boolean;
}

export type OpenedDraft =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'open'; draft: Draft; restored: boolean; round: number };

/**
 * The draft on the dashboard: the asked-for one, else what this browser holds unsaved, else the newest
 * on the server, else a new one (at once when a `fresh` start is wanted); saved as it changes.
 */
export function useDraft(userId: string, askedFor: string | null, fresh: boolean) {
  const [opened, setOpened] = useState<OpenedDraft>({ state: 'loading' });
  const [saveState, setSaveState] = useState<SaveState>('untouched');
  const autosave = useRef<Autosave<Draft> | null>(null);
  const [attempt, setAttempt] = useState(0);

  const begin = useCallback(
    (from: Opened) => {
      autosave.current?.stop();
      autosave.current = createAutosave<Draft>(from.id, {
        ...saveToServer(),
        keep: (unsaved) => keepDraft(localStorage, userId, unsaved),
        onState: setSaveState,
      });
      setSaveState(from.id === null ? 'untouched' : 'saved');
      setOpened((last) => ({
        state: 'open',
        draft: from.draft,
        restored: from.restored,
        round: last.state === 'open' ? last.round + 1 : 0,
      }));
      if (from.unsaved) {
        autosave.current.change(from.draft);
        void autosave.current.flush();
      }
    },
    [userId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure.
  useEffect(() => {
    let current = true;
    setOpened({ state: 'loading' });
    openDraft(userId, askedFor, fresh).then(
      (found) => current && begin(found),
      (error: Error) => current && setOpened({ state: 'failed', message: error.message }),
    );
    return () => {
      current = false;
    };
  }, [userId, askedFor, fresh, begin, attempt]);

  useEffect(() => {
    const online = () => autosave.current?.retry();
    // A closed or hidden tab saves what is still waiting.
    const hidden = () => document.visibilityState === 'hidden' && void autosave.current?.flush();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      void autosave.current?.flush().finally(() => autosave.current?.stop());
    };
  }, []);

  return {
    opened,
    saveState,
    change: useCallback((draft: Draft) => {
      setOpened((last) => (last.state === 'open' ? { ...last, draft } : last));
      autosave.current?.change(draft);
    }, []),
    /** Puts everything on the server. Answers the draft's id, or null when that failed. */
    finish: useCallback(async (draft: Draft): Promise<string | null> => {
      const saving = autosave.current;
      if (!saving) return null;
      if (saving.id() === null) saving.change(draft);
      return (await saving.flush()) ? saving.id() : null;
    }, []),
    /** A new draft with the same languages and class; the old one stays in My resources. */
    startAfresh: useCallback(
      async (draft: Draft) => {
        if (!(await autosave.current?.flush())) return false;
        const { from, to, audience } = draft;
        begin({
          id: null,
          draft: { ...newDraft(), from, to, audience },
          restored: false,
          unsaved: false,
        });
        return true;
      },
      [begin],
    ),
    tryAgain: useCallback(() => setAttempt((n) => n + 1), []),
  };
}

async function openDraft(userId: string, askedFor: string | null, fresh: boolean): Promise<Opened> {
  const kept = readKeptDraft(localStorage, userId);
  if (kept && (askedFor === null || kept.id === askedFor)) {
    return { id: kept.id, draft: kept.value, restored: true, unsaved: true };
  }
  if (fresh) return { id: null, draft: newDraft(), restored: false, unsaved: false };
  const stored =
    askedFor === null
      ? await http.get<Resource | null>('/v1/resources/latest-draft')
      : await http.get<Resource>(resourcePath(askedFor));
  if (stored && stored.status === 'draft') {
    return { id: stored.id, draft: stored.draft, restored: true, unsaved: false };
  }
  return { id: null, draft: newDraft(), restored: false, unsaved: false };
}

function saveToServer() {
  // The same draft goes out under the same key: a creation whose answer was lost is not done twice.
  let created: { draft: Draft; key: string } | null = null;
  return {
    async create(draft: Draft): Promise<{ outcome: SaveOutcome; id?: string }> {
      if (created?.draft !== draft) created = { draft, key: crypto.randomUUID() };
      try {
        const { id } = await http.post<Resource>(
          '/v1/resources',
          { draft },
          { idempotencyKey: created.key },
        );
        return { outcome: 'saved', id };
      } catch (error) {
        const outcome = outcomeOf(error);
        return { outcome: outcome === 'gone' ? 'failed' : outcome };
      }
    },
    async update(id: string, draft: Draft): Promise<SaveOutcome> {
      try {
        await http.put(`${resourcePath(id)}/draft`, { draft });
        return 'saved';
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 0) return 'offline';
  return error.status === 404 || error.status === 409 ? 'gone' : 'failed';
}
