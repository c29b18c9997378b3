import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#contracts/resources/draft.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { firstStrangeCharacter } from '#contracts/validation/free-text.ts';
import { HttpError, messageOf } from '#ui/http-error.ts';
import { http } from '#web/app/http/http.ts';
import { newDraft } from '../dashboard/draft-edits.ts';
import { fileNewResource } from '../file-new-resource.ts';
import { streamWriting } from '../stream-writing.ts';
import { resourcePath } from '../use-resource.ts';
import { extractText } from './extract-text.ts';
import { loadStoredUploads, persistUploads } from './stored-uploads.ts';
import { likeFirst, newUpload, openOf, type Upload, withText } from './upload.ts';

/** Number of texts translated concurrently; the others are queued in this tab. */
const atOnce = 3;

/**
 * The texts of the upload screen. Each text is independent: it is being read, edited, sent or made into a
 * lesson. Unsent texts survive a reload. `first` is a stored draft to continue with. New drafts go into the
 * folder `folderId`.
 */
export function useUploads(
  userId: string,
  first: Upload | null,
  { dialogues, folderId }: { dialogues: boolean; folderId: string | null },
) {
  const [uploads, setUploads] = useState<Upload[]>(() => {
    const kept = loadStoredUploads(localStorage, userId);
    if (!first) return kept;
    // If this browser has a copy of the same draft, the copy is newer than the draft on the server.
    const same = kept.find(({ id }) => id === first.id);
    return same ? kept : [...kept, first];
  });
  const [chosen, setChosen] = useState<string | null>(
    () => (first && uploads.find(({ id }) => id === first.id)?.key) ?? uploads[0]?.key ?? null,
  );
  // Always use the latest state, because other texts may change while this text is being stored.
  const newest = useRef<readonly Upload[]>(uploads);
  newest.current = uploads;
  const leaving = useRef(new AbortController());

  const kept = useRef<readonly Upload[]>([]);
  const keep = useCallback(
    (now: readonly Upload[]) => {
      persistUploads(localStorage, userId, kept.current, now);
      kept.current = now;
    },
    [userId],
  );
  useEffect(() => keep(uploads), [keep, uploads]);
  useEffect(() => {
    const aborter = new AbortController();
    leaving.current = aborter;
    return () => aborter.abort();
  }, []);

  const change = useCallback((key: string, edit: (upload: Upload) => Upload) => {
    setUploads((all) => all.map((one) => (one.key === key ? edit(one) : one)));
  }, []);

  const add = useCallback((fileName: string | null): string => {
    const key = crypto.randomUUID();
    setUploads((all) => {
      const like = all.at(-1)?.draft ?? newDraft();
      return [...all, newUpload(key, crypto.randomUUID(), fileName, like)];
    });
    return key;
  }, []);

  /** Reads a file into the list; returns its key, or null if it was rejected. */
  const addFile = async (file: File): Promise<string | null> => {
    const key = add(file.name);
    try {
      const { to, from } = newest.current.at(-1)?.draft ?? newDraft();
      const { text, translation, note } = await extractText(file, to, from);
      change(key, (upload) => {
        const titled = { ...upload.draft, title: titleFrom(file.name) };
        const draft = withText(titled, text, dialogues);
        const given = { target: text, ...(translation && { native: translation }) };
        return { ...upload, note, phase: 'editing', draft: { ...draft, given } };
      });
      return key;
    } catch (error) {
      const message = messageOf(error);
      change(key, (upload) => ({ ...upload, phase: 'refused', message }));
      return null;
    }
  };

  /**
   * Reads files in parallel. Opens the first file that can be read, unless the teacher has opened another
   * text in the meantime.
   */
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const reading = files.map(addFile);
    for (const read of reading) {
      const key = await read;
      if (key === null) continue;
      setChosen((now) => (now === chosen ? key : now));
      break;
    }
    await Promise.all(reading);
  };

  const fail = (key: string, error: unknown) => {
    const message = messageOf(error);
    change(key, (one) => ({ ...one, phase: 'failed', message }));
  };

  /** Stores one text and returns its id. On failure, returns null, and the text shows the error. */
  const store = async (upload: Upload, ready: Draft): Promise<string | null> => {
    change(upload.key, (one) => ({ ...one, phase: 'storing', message: '', sentences: 0 }));
    try {
      const id = await storeUpload(upload, ready);
      if (upload.id === null) void fileNewResource(id, folderId);
      change(upload.key, (one) => ({ ...one, id }));
      return id;
    } catch (error) {
      fail(upload.key, error);
      return null;
    }
  };

  /**
   * Stores several texts and makes them into lessons, a few at a time. A failure does not stop the other
   * texts.
   */
  const make = async (wanted: readonly { upload: Upload; ready: Draft }[]): Promise<void> => {
    const waiting = [...wanted];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { key } = next.upload;
        const id = await store(next.upload, next.ready);
        if (id === null) continue;
        change(key, (one) => ({ ...one, phase: 'writing' }));
        const seen = new Set<string>();
        try {
          const { signal } = leaving.current;
          const onSentence = (sentence: string) => {
            seen.add(sentence);
            change(key, (one) => ({ ...one, sentences: seen.size }));
          };
          await writeUpload(id, onSentence, signal);
          if (!signal.aborted) change(key, (one) => ({ ...one, phase: 'ready' }));
        } catch (error) {
          fail(key, error);
        }
      }
    };
    for (const { upload } of wanted) {
      change(upload.key, (one) => ({ ...one, phase: 'storing', message: '', sentences: 0 }));
    }
    await Promise.all(Array.from({ length: atOnce }, worker));
  };

  return {
    uploads,
    open: openOf(uploads, chosen),
    choose: setChosen,
    addFiles,
    /** Adds an empty text for pasting and returns its key. */
    addPasted: () => {
      const key = add(null);
      setChosen(key);
      return key;
    },
    changeDraft: useCallback(
      (key: string, draft: Draft) =>
        change(key, (one) => ({ ...one, draft, sendKey: crypto.randomUUID() })),
      [change],
    ),
    /** Copies the languages, class and question types of one text to all texts. */
    spread: useCallback(
      (like: Draft) =>
        setUploads((all) =>
          all.map((one) => ({
            ...one,
            draft: likeFirst(one.draft, like),
            sendKey: crypto.randomUUID(),
          })),
        ),
      [],
    ),
    remove: (...keys: readonly string[]) => {
      const goes = ({ key }: Upload) => keys.includes(key);
      const rest = newest.current.filter((one) => !goes(one));
      setUploads((all) => all.filter((one) => !goes(one)));
      // Persist immediately, because the page may be left before the next render.
      keep(rest);
      const at = uploads.findIndex(({ key }) => key === chosen);
      if (chosen && keys.includes(chosen)) {
        setChosen(rest[Math.min(at, rest.length - 1)]?.key ?? null);
      }
    },
    store,
    make,
  };
}

const longest = 120;

/**
 * Derives a lesson's name from a file name: drops the extension, normalises spaces, and removes characters
 * that are not allowed in a name.
 */
export function titleFrom(fileName: string): string {
  let title = fileName.normalize('NFC').replace(/\.(?:txt|docx?|text|md|html?)$/iu, '');
  for (
    let strange = firstStrangeCharacter(title);
    strange;
    strange = firstStrangeCharacter(title)
  ) {
    title = title.replaceAll(strange, '');
  }
  const spaced = title.replace(/[_\s]+/gu, ' ').trim();
  return Array.from(spaced).slice(0, longest).join('').trim();
}

const joinAgainAfterMs = 2_500;
const maxJoins = 60;

/** Stores a text on the server as a draft and returns the resource's id. A retry is idempotent. */
async function storeUpload({ id, sendKey }: Upload, draft: Draft): Promise<string> {
  if (id === null) {
    const made = await http.post<Resource>('/v1/resources', { draft }, { idempotencyKey: sendKey });
    return made.id;
  }
  try {
    await http.put(`${resourcePath(id)}/draft`, { draft });
  } catch (error) {
    // A 409 means that writing had already started but the response was lost. Continue with its stream.
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
  }
  return id;
}

/**
 * Makes a stored text into a lesson and reports each completed sentence. Resolves when the text is complete.
 * If the stream is interrupted, it reconnects, because the server continues to write. Throws an error with a
 * message for the teacher.
 */
async function writeUpload(
  id: string,
  onSentence: (sentenceId: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let joins = 0; joins < maxJoins && !signal.aborted; joins += 1) {
    try {
      for await (const event of streamWriting(id, signal)) {
        if (event.type === 'sentence') onSentence(event.id);
        if (event.type === 'done') return;
        if (event.type === 'problem') throw new HttpError(422, { message: event.problem.message });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status > 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, joinAgainAfterMs));
  }
  if (signal.aborted) return;
  throw new Error(
    t`This is taking a while. You can leave this page: it will continue, and you’ll find the lesson in My resources later.`,
  );
}
