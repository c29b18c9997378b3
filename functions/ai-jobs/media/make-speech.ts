import type { Speech } from '#contracts/resources/resource.ts';
import { VocabContent } from '#lessons/questions/vocab/content.ts';
import type { Outcome } from '../finish-job.ts';
import type { JobContext } from '../job-context.ts';
import type { Job } from '../lease-job.ts';
import type { Call } from '../models/model.ts';
import { slotsOfInvocation } from '../models/request-slots.ts';
import { findClips, storeClips } from './clips.ts';
import { clipKey, type Line, speakLine } from './speak-line.ts';

/**
 * Number of clips that are generated and recorded per batch. If a Worker is killed, at most this number of
 * clips must be generated again.
 */
const clipsAtOnce = slotsOfInvocation;
const defaultVoice = 'alloy';

interface SpokenLine extends Line {
  /** The id of a sentence or vocabulary item. */
  id: string;
  /** The text of a vocabulary item. */
  word?: string;
  key: string;
}

/**
 * Generates the audio of a text: one clip per sentence and, if the plan includes it, one per vocabulary word.
 * A clip's key is the hash of all inputs that affect its sound, so only changed clips are generated again. If
 * the voice misreads a line, it gets no clip, and the teacher sees a list of these lines.
 */
export async function makeSpeech(
  context: JobContext,
  job: Job,
  record: (call: Call) => void,
): Promise<Omit<Outcome, 'calls'>> {
  const lines = await linesOf(context, job);
  const clips = await findClips(
    context.db,
    lines.map(({ key }) => key),
  );
  const missing = [...new Map(lines.map((line) => [line.key, line])).values()].filter(
    ({ key }) => !clips.has(key),
  );
  for (let at = 0; at < missing.length; at += clipsAtOnce) {
    const tried = await Promise.allSettled(
      missing.slice(at, at + clipsAtOnce).map((line) => speakLine(context, line, record)),
    );
    const made = tried.flatMap((one) =>
      one.status === 'fulfilled' && one.value ? [one.value] : [],
    );
    await storeClips(context.db, made);
    for (const clip of made) clips.set(clip.key, clip.ms);
    const failed = tried.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  const content: Speech = {
    clips: Object.fromEntries(
      lines.flatMap(({ id, key, word }) => {
        const ms = clips.get(key);
        return ms === undefined ? [] : [[id, { key, ms, ...(word !== undefined && { word }) }]];
      }),
    ),
  };
  const unread = lines.filter(({ key }) => !clips.has(key)).map(({ input }) => `“${input}”`);
  if (unread.length === 0) return { status: 'ready', content, problem: null };
  return {
    status: 'needs-edit',
    content,
    problem: { code: 'check_failed', message: unreadNote(unread) },
  };
}

const namedLines = 3;

/** The note to the teacher about lines that have no audio because the voice misread them. */
function unreadNote(lines: readonly string[]): string {
  const named = lines.slice(0, namedLines).join(', ');
  const others = lines.length - namedLines;
  return others > 0
    ? `The voice did not read the exact words of ${named} and ${others} more. There is no sound for them. Regenerate the sound, or record it yourself.`
    : `The voice did not read the exact words of ${named}. There is no sound for them. Regenerate the sound, or record it yourself.`;
}

async function linesOf(context: JobContext, job: Job): Promise<SpokenLine[]> {
  const vocabulary = VocabContent.safeParse(job.vocabulary);
  const words = job.options.vocabulary && vocabulary.success ? vocabulary.data.items : [];
  const spoken = [
    ...job.text.sentences.map(({ id, speaker, target }) => ({
      id,
      input: target.text,
      voice: voiceOf(job, speaker),
    })),
    ...words.map(({ id, target }) => ({ id, word: target, input: target, voice: voiceOf(job) })),
  ].filter(({ input }) => input.trim() !== '');
  const language = job.text.target;
  return Promise.all(
    spoken.map(async (line) => ({
      ...line,
      language,
      key: await clipKey(context, { ...line, language }),
    })),
  );
}

function voiceOf(job: Job, speaker = ''): string {
  return job.voices[speaker] ?? job.voices[''] ?? defaultVoice;
}
