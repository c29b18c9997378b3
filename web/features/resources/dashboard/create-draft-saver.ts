import { Draft } from '#contracts/resources/draft.ts';
import { HttpError } from '#ui/http-error.ts';
import type { SaveOutcome, Unsaved } from './create-autosave.ts';
import type { Creation, StoredDraft } from './stored-draft.ts';

interface Server {
  /** Creates a draft under an Idempotency-Key; answers its id. */
  create: (draft: Draft, key: string) => Promise<string>;
  update: (id: string, draft: Draft) => Promise<void>;
  newKey: () => string;
}

/**
 * Saves drafts so that one creation makes one resource. A creation whose answer was lost may have been
 * done, so it is sent again as it was, under its first key, even after a reload; what was typed since
 * follows as an update. `begun` is the creation that an earlier visit left without an answer.
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
      // Refused, so nothing was made: the next try may bring what the teacher put right.
      if (wasRefused(error)) creation = null;
      return { outcome };
    }
  }

  return { create, update, keep };
}

/** With its fields in the order that a reload reads them back: a key is good for one text of the request. */
const inSchemaOrder = (draft: Draft): Draft => Draft.safeParse(draft).data ?? draft;

/** Whether the Worker itself answered that it did nothing; no answer and 502 to 504 leave it open. */
const wasRefused = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status <= 500;

const failedIfGone = (outcome: SaveOutcome): SaveOutcome =>
  outcome === 'gone' ? 'failed' : outcome;

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 0) return 'offline';
  return error.status === 404 || error.status === 409 ? 'gone' : 'failed';
}
