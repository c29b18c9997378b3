import * as z from 'zod/mini';
import { Draft } from '#contracts/resources/draft.ts';
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

/** The texts that this person brought and had not sent when the page was left. */
export function loadStoredUploads(storage: Pick<Storage, 'getItem'>, userId: string): Upload[] {
  return readKept(storage, userId).map((one) => ({
    ...one,
    phase: 'editing',
    message: '',
    sentences: 0,
  }));
}

/**
 * Keeps what is not sent in this browser, so that a reload loses nothing. Only what differs between
 * `before`, as this tab kept it last, and `now` is written: another tab may have texts of its own there,
 * or newer words of the same text.
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
  try {
    if (kept.length > 0) storage.setItem(keyOf(userId), JSON.stringify(kept));
    else storage.removeItem(keyOf(userId));
  } catch {
    // Private windows may refuse to store: the texts stand on the page all the same.
  }
}

/** What a reload has to bring back of a text; null where it is sent, refused or empty. */
function toStored(upload: Upload): Kept | null {
  const { key, fileName, draft, note, id, sendKey } = upload;
  if (!isOpen(upload) && upload.phase !== 'storing') return null;
  return id !== null || draft.given?.target.trim()
    ? { key, fileName, draft, note, id, sendKey }
    : null;
}

/** What stands in this browser. One text of another time does not take the others along. */
function readKept(storage: Pick<Storage, 'getItem'>, userId: string): Kept[] {
  try {
    const stored = z.array(z.unknown()).parse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
    return stored.flatMap((one) => Kept.safeParse(one).data ?? []);
  } catch {
    return []; // not ours
  }
}
