import { useCallback, useEffect, useRef, useState } from 'react';
import { Draft } from '#contracts/resources/draft.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { fileNewResource } from '../file-new-resource.ts';
import { resourcePath } from '../use-resource.ts';
import {
  type Autosave,
  createAutosave,
  type SaveOutcome,
  type SaveState,
  type Unsaved,
} from './create-autosave.ts';
import { newDraft } from './draft-edits.ts';
import { type Creation, loadStoredDraft, persistDraft, type StoredDraft } from './stored-draft.ts';

interface Opened {
  id: string | null;
  draft: Draft;
  /** True if the draft is from an earlier visit, false if it is new; determines the message shown. */
  restored: boolean;
  /** True if the browser had changes that never reached the server. */
  unsaved: boolean;
  /** A create request of an earlier visit that never got a response. */
  creation: Creation | null;
}

export type OpenedDraft =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'open'; draft: Draft; restored: boolean; round: number };

/**
 * The dashboard's draft, which is autosaved. The hook uses the first draft that exists: the requested draft,
 * the unsaved draft in this browser, the newest draft on the server (skipped for a `fresh` start), or a new
 * draft. New drafts go into the folder `folderId`.
 */
export function useDraft(
  userId: string,
  askedFor: string | null,
  fresh: boolean,
  folderId: string | null,
) {
  const [opened, setOpened] = useState<OpenedDraft>({ state: 'loading' });
  const [saveState, setSaveState] = useState<SaveState>('untouched');
  const autosave = useRef<Autosave<Draft> | null>(null);
  const [attempt, setAttempt] = useState(0);

  const begin = useCallback(
    (from: Opened) => {
      autosave.current?.stop();
      autosave.current = createAutosave<Draft>(from.id, {
        ...createDraftSaver(
          serverInto(folderId),
          (kept) => persistDraft(localStorage, userId, kept),
          from.creation,
        ),
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
    [userId, folderId],
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
    // Save pending changes when the tab is closed or hidden.
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
    /** Saves all changes on the server. Returns the draft's id, or null on failure. */
    finish: useCallback(async (draft: Draft): Promise<string | null> => {
      const saving = autosave.current;
      if (!saving) return null;
      if (saving.id() === null) saving.change(draft);
      return (await saving.flush()) ? saving.id() : null;
    }, []),
    /** Starts a new draft with the same languages and class. The old draft stays in My resources. */
    startAfresh: useCallback(
      async (draft: Draft) => {
        if (!(await autosave.current?.flush())) return false;
        const { from, to, audience } = draft;
        begin({ ...untouched, draft: { ...newDraft(), from, to, audience } });
        return true;
      },
      [begin],
    ),
    tryAgain: useCallback(() => setAttempt((n) => n + 1), []),
  };
}

const untouched = { id: null, restored: false, unsaved: false, creation: null };

async function openDraft(userId: string, askedFor: string | null, fresh: boolean): Promise<Opened> {
  const kept = loadStoredDraft(localStorage, userId);
  if (kept && (askedFor === null || kept.id === askedFor)) {
    const creation = kept.creation ?? null;
    return { id: kept.id, draft: kept.value, restored: true, unsaved: true, creation };
  }
  if (fresh) return { ...untouched, draft: newDraft() };
  const stored =
    askedFor === null
      ? await http.get<Resource | null>('/v1/resources/latest-draft')
      : await http.get<Resource>(resourcePath(askedFor));
  if (stored && stored.status === 'draft') {
    return { ...untouched, id: stored.id, draft: stored.draft, restored: true };
  }
  return { ...untouched, draft: newDraft() };
}

/** The server's draft API. New drafts are created in the folder `folderId`. */
const serverInto = (folderId: string | null) => ({
  async create(draft: Draft, idempotencyKey: string): Promise<string> {
    const { id } = await http.post<Resource>('/v1/resources', { draft }, { idempotencyKey });
    void fileNewResource(id, folderId);
    return id;
  },
  async update(id: string, draft: Draft): Promise<void> {
    await http.put(`${resourcePath(id)}/draft`, { draft });
  },
  newKey: () => crypto.randomUUID(),
});

interface Server {
  /** Creates a draft under an Idempotency-Key; returns its id. */
  create: (draft: Draft, key: string) => Promise<string>;
  update: (id: string, draft: Draft) => Promise<void>;
  newKey: () => string;
}

/**
 * Saves drafts in a way that a lost response never creates a duplicate. A create request without a response
 * may have succeeded. It is therefore retried unchanged under its first key, even after a reload; later edits
 * are sent as an update. `begun` is the create request of an earlier visit that got no response.
 */
export function createDraftSaver(
  server: Server,
  persistDraft: (kept: StoredDraft | null) => void,
  begun: Creation | null,
) {
  let creation = begun;
  const keep = (unsaved: Unsaved<Draft> | null) =>
    persistDraft(unsaved && { ...unsaved, ...(creation && { creation }) });

  async function update(id: string, draft: Draft): Promise<SaveOutcome> {
    try {
      await server.update(id, draft);
      return 'saved';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  async function create(draft: Draft): Promise<{ outcome: SaveOutcome; id?: string }> {
    const newest = inSchemaOrder(draft);
    creation ??= { key: server.newKey(), draft: newest };
    keep({ id: null, value: draft });
    const { key, draft: first } = creation;
    try {
      const id = await server.create(first, key);
      creation = null;
      const isNewest = JSON.stringify(first) === JSON.stringify(newest);
      return { id, outcome: isNewest ? 'saved' : failedIfGone(await update(id, draft)) };
    } catch (error) {
      const outcome = failedIfGone(outcomeOf(error));
      // The server rejected the request, so no resource was created: the next attempt may include
      // corrections.
      if (wasRefused(error)) creation = null;
      return { outcome };
    }
  }

  return { create, update, keep };
}

/**
 * Puts the fields in the order that parsing produces after a reload, because an idempotency key is valid for
 * one exact request body.
 */
const inSchemaOrder = (draft: Draft): Draft => Draft.safeParse(draft).data ?? draft;

/**
 * True if the Worker itself rejected the request. Without a response, or with a status from 502 to 504, the
 * request may have succeeded.
 */
const wasRefused = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status <= 500;

const failedIfGone = (outcome: SaveOutcome): SaveOutcome =>
  outcome === 'gone' ? 'failed' : outcome;

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 0) return 'offline';
  return error.status === 404 || error.status === 409 ? 'gone' : 'failed';
}
