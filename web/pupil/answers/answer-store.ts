import { createStore, del, entries, get, update } from 'idb-keyval';
import type { AnswerStore } from './answer-dependencies.ts';
import { isUnsent, type StoredAnswers } from './stored-answers.ts';

/** The IndexedDB database for answers; local storage must not contain pupil data. */
const database = 'lexiloom-answers';
const channelName = 'lexiloom-answers';

let opened: ReturnType<typeof createStore> | undefined;
/** Opened on first use, so that no database is created in the browsers of users who are not pupils. */
const open = () => {
  opened ??= createStore(database, 'answers');
  return opened;
};

/** Opens the database before it is needed, because that takes as long as drawing the page's frame. */
export async function openAnswerStore(): Promise<void> {
  try {
    await open()('readonly', () => undefined);
  } catch {
    // A browser may forbid its database. The answers are then kept in the page's memory and on the server.
  }
}

let channel: BroadcastChannel | undefined;
const tabs = () => {
  channel ??= new BroadcastChannel(channelName);
  return channel;
};

/** The key for one pupil and one task. It separates the answers of two pupils who share a tablet. */
export const answerKey = (pupilId: string, homeworkId: number, taskId: number): string =>
  `${pupilId}/${homeworkId}/${taskId}`;

/** The entries of an IndexedDB database, shared by the browser's tabs. */
export const answerStore: AnswerStore = {
  read: (key) => get<StoredAnswers>(key, open()),
  async update(key, change) {
    let stands: StoredAnswers | undefined;
    await update<StoredAnswers>(
      key,
      (old) => {
        stands = change(old);
        return stands;
      },
      open(),
    );
    if (!stands) throw new Error('The browser keeps nothing.');
    tabs().postMessage(key);
    return stands;
  },
  watch(key, changed) {
    const listen = ({ data }: MessageEvent) => {
      if (data === key) changed();
    };
    const all = tabs();
    all.addEventListener('message', listen);
    return () => all.removeEventListener('message', listen);
  },
};

/** Lists the pupil's work that is on this device but not yet on the server. */
export async function unsentAnswers(
  pupilId: string,
): Promise<{ homeworkId: number; taskId: number; handedIn: boolean }[]> {
  const all = await entries<string, StoredAnswers>(open()).catch(() => []);
  return all.flatMap(([key, kept]) => {
    const [owner, homeworkId, taskId] = key.split('/');
    if (owner !== pupilId || !isUnsent(kept)) return [];
    return { homeworkId: Number(homeworkId), taskId: Number(taskId), handedIn: kept.handedIn };
  });
}

/** Removes a pupil's work from this device, except work that is not yet on the server. */
export async function removeSentAnswers(pupilId: string): Promise<void> {
  const all = await entries<string, StoredAnswers>(open()).catch(() => []);
  const gone = all.filter(([key, kept]) => key.startsWith(`${pupilId}/`) && !isUnsent(kept));
  await Promise.all(gone.map(([key]) => del(key, open())));
}
