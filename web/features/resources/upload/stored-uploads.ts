import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
import { persistJson } from '#web/app/persist-json.ts';
import { isOpen, type Upload } from './upload.ts';

const Kept = z.object({
  key: z.string(),
  fileName: z.nullable(z.string()),
  draft: Draft,
  note: z.string(),
  id: z.nullable(z.string()),
  sendKey: z.string(),
});
type Kept = z.infer<typeof Kept>;

const keyOf = (userId: string) => `lexiloom-uploads:${userId}`;

/** The texts that this user had added, but not sent, before leaving the page. */
export function loadStoredUploads(storage: Pick<Storage, 'getItem'>, userId: string): Upload[] {
  return readKept(storage, userId).map((one) => ({
    ...one,
    phase: 'editing',
    message: '',
    sentences: 0,
  }));
}

/**
 * Persists unsent texts in this browser, so that a reload does not lose them. `before` is the state that this
 * tab last persisted. Only the difference between `before` and `now` is written, because another tab may have
 * stored other texts or newer edits of the same text.
 */
export function persistUploads(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
  before: readonly Upload[],
  now: readonly Upload[],
): void {
  const same = new Set(before);
  const changed = new Map(now.filter((one) => !same.has(one)).map((one) => [one.key, one]));
  const gone = new Set(before.map(({ key }) => key));
  for (const { key } of now) gone.delete(key);
  if (changed.size === 0 && gone.size === 0) return;
  const others = readKept(storage, userId).filter(({ key }) => !gone.has(key));
  const merged: (Kept | null)[] = others.map((one) => {
    const own = changed.get(one.key);
    changed.delete(one.key);
    return own ? toStored(own) : one;
  });
  merged.push(...Array.from(changed.values(), toStored));
  const kept = merged.filter((one) => one !== null);
  persistJson(storage, keyOf(userId), kept.length > 0 ? kept : null);
}

/** The data needed to restore a text after a reload. Null if the text is sent, rejected or empty. */
function toStored(upload: Upload): Kept | null {
  const { key, fileName, draft, note, id, sendKey } = upload;
  if (!isOpen(upload) && upload.phase !== 'storing') return null;
  return id !== null || draft.given?.target.trim()
    ? { key, fileName, draft, note, id, sendKey }
    : null;
}

/**
 * The texts stored in this browser. An entry in an outdated format is discarded; the other entries are kept.
 */
function readKept(storage: Pick<Storage, 'getItem'>, userId: string): Kept[] {
  try {
    const stored = z.array(z.unknown()).parse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
    return stored.flatMap((one) => Kept.safeParse(one).data ?? []);
  } catch {
    return []; // not ours
  }
}
