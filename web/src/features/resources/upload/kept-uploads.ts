import { z } from 'zod';
import { Draft } from '#teaching/resources/draft.ts';
import { isOpen, type Upload } from './upload.ts';

const Kept = z.array(
  z.object({
    key: z.string(),
    fileName: z.string().nullable(),
    draft: Draft,
    note: z.string(),
    id: z.string().nullable(),
    sendKey: z.string(),
  }),
);

const keyOf = (userId: string) => `lexiloom-uploads:${userId}`;

/** The texts that this person brought and had not sent when the page was left. */
export function readKeptUploads(storage: Pick<Storage, 'getItem'>, userId: string): Upload[] {
  try {
    const kept = Kept.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
    return kept.map((one) => ({ ...one, phase: 'editing', message: '', sentences: 0 }));
  } catch {
    return []; // not ours, or of another time
  }
}

/** Keeps what is not sent in this browser, so that a reload loses nothing. */
export function keepUploads(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  uploads: readonly Upload[],
): void {
  const open = uploads.filter((upload) => isOpen(upload) || upload.phase === 'storing');
  const worthIt = open.filter(({ draft, id }) => id !== null || draft.given?.target.trim());
  const kept = worthIt.map(({ key, fileName, draft, note, id, sendKey }) => ({
    key,
    fileName,
    draft,
    note,
    id,
    sendKey,
  }));
  try {
    if (kept.length > 0) storage.setItem(keyOf(userId), JSON.stringify(kept));
    else storage.removeItem(keyOf(userId));
  } catch {
    // Private windows may refuse to store: the texts stand on the page all the same.
  }
}
