import { createStore, del, entries, get, update } from 'idb-keyval';
import type { AnswerStore } from './answer-dependencies.ts';
import { isUnsent, type StoredAnswers } from './stored-answers.ts';

/** IndexedDB database of answers; local storage must hold no pupil data. */
const database = 'lexiloom-answers';
const channelName = 'lexiloom-answers';

let opened: ReturnType<typeof createStore> | undefined;
/** Opened lazily, so that the browsers of other users do not get such a database. */
const open = () => {
  opened ??= createStore(database, 'answers');
  return opened;
};

let channel: BroadcastChannel | undefined;
const tabs = () => {
  channel ??= new BroadcastChannel(channelName);
  return channel;
};

/** Key for one pupil and one task, so that two pupils sharing a tablet are kept apart. */
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

/** Lists the pupil's work on this device that the server does not have yet. */
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

/** Removes a pupil's work from this device, except what the server does not have yet. */
export async function removeSentAnswers(pupilId: string): Promise<void> {
  const all = await entries<string, StoredAnswers>(open()).catch(() => []);
  const gone = all.filter(([key, kept]) => key.startsWith(`${pupilId}/`) && !isUnsent(kept));
  await Promise.all(gone.map(([key]) => del(key, open())));
}
