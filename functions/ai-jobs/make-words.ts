import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { patchSentence, type SentencePatch } from '#db/queries/merge-sentences.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { curatedWordsOfText } from '#db/queries/words-of-text.ts';
import {
  applyWords,
  type CuratedWord,
  curateAnnotations,
  parseWordReply,
} from '#language/text/apply-words.ts';
import {
  PartOfSpeech,
  type Sentence,
  type Side,
  SideName,
  type Text,
} from '#language/text/text.ts';
import { wordKey } from '#language/text/word-key.ts';
import { distinctWords, wordTokens } from '#language/text/word-tokens.ts';
import { WordsReply, wordRows, wordsMessages } from '#lessons/prompts/words-prompt.ts';
import { quickEdit } from '#lessons/questions/guidance.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { Outcome } from './finish-job.ts';
import type { JobContext } from './job-context.ts';
import type { Job } from './lease-job.ts';
import type { Call } from './models/model.ts';
import { parseReply } from './models/parse-reply.ts';
import { settleAll, slotsOfInvocation } from './models/request-slots.ts';
import { replyTokenLimit } from './reserve-for.ts';

/**
 * Minimum and maximum number of words per request, which tags one slice of the text. Tags make the longest of
 * all replies, and the slowest slice determines the total time, so slices are short. There are never more
 * slices than connections, however, and no slice is so short that its prompt costs more than its words.
 */
const [fewestASlice, maxPerSlice] = [60, 120];
const deadlineMs = 60_000;
const stallMs = 15_000;

/**
 * Tags the words of both sides with class, lemma, meaning and reading. Splits the text into slices that are
 * requested concurrently. If the reply has a different number of words for a sentence, the sentence is
 * requested once more. Annotations accepted by admins override the model's annotations.
 */
export async function makeWords(
  context: JobContext,
  job: Job,
  record: (call: Call) => void,
): Promise<Omit<Outcome, 'calls'>> {
  const sides = ['target', 'native'] as const;
  const words = sides.map((side) => countWords(toTag(job.text.sentences, side), side));
  const share = Math.ceil(words.reduce((sum, count) => sum + count, 0) / slotsOfInvocation);
  const size = Math.min(maxPerSlice, Math.max(fewestASlice, share));
  const curated = await selectCuratedWords(context.db, job.text);
  const [targets, natives] = await settleAll([
    tagSide(context, job, { side: 'target', size, curated: curated.target }, record),
    tagSide(context, job, { side: 'native', size, curated: curated.native }, record),
  ]);
  const patches: SentencePatch[] = job.text.sentences.flatMap((sentence) => {
    const target = targets.get(sentence.id);
    const native = natives.get(sentence.id);
    const change = { ...(target && { target }), ...(native && { native }) };
    return Object.keys(change).length > 0 ? [patchSentence(sentence, change)] : [];
  });
  const untagged = job.text.sentences
    .filter(({ id, target }) => !targets.has(id) && wordTokens(target).some((word) => !word.pos))
    .map(({ id }) => id);
  const flawed = untagged.length > 0;
  return {
    status: flawed ? 'needs-edit' : 'ready',
    content: { untagged },
    problem: flawed ? { code: 'check_failed', message: quickEdit } : null,
    sentences: patches,
  };
}

async function tagSide(
  context: JobContext,
  job: Job,
  { side, size, curated }: { side: SideName; size: number; curated: readonly CuratedWord[] },
  record: (call: Call) => void,
): Promise<Map<string, Side>> {
  const language = job.text[side];
  const tagged = new Map<string, Side>();
  const tag = async (slice: readonly Sentence[]) => {
    const reply = await context.model.ask(
      {
        on: context.models.questions,
        messages: wordsMessages(
          { ...job.text, sentences: [...slice] },
          side,
          job.template ?? undefined,
        ),
        schemaName: 'words',
        schema: replySchema({ Reply: WordsReply }),
        maxTokens: replyTokenLimit.words,
        deadlineMs,
        stallMs,
      },
      record,
    );
    const read = WordsReply.safeParse(parseReply(reply.text));
    const rows = read.success ? wordRows(read.data) : new Map<string, string[][]>();
    for (const sentence of slice) {
      const marks = parseWordReply(language, sentence[side], rows.get(sentence.id) ?? []);
      if (!marks) continue;
      const mended = curateAnnotations(language, sentence[side], marks, curated);
      tagged.set(sentence.id, applyWords(sentence[side], mended));
    }
  };
  const sentences = toTag(job.text.sentences, side);
  await settleAll(slicesOf(sentences, side, size).map(tag));
  const left = sentences.filter(({ id }) => !tagged.has(id));
  await settleAll(slicesOf(left, side, size).map(tag));
  return tagged;
}

/**
 * Returns the sentences to tag. After an edit, these are the sentences with an untagged word; after a request
 * to regenerate, all sentences.
 */
function toTag(sentences: readonly Sentence[], side: SideName): Sentence[] {
  const withWords = sentences.filter((one) => wordTokens(one[side]).length > 0);
  const untagged = withWords.filter((one) => wordTokens(one[side]).some((word) => !word.pos));
  return untagged.length > 0 ? untagged : withWords;
}

const countWords = (sentences: readonly Sentence[], side: SideName): number =>
  sentences.reduce((sum, sentence) => sum + wordTokens(sentence[side]).length, 0);

/** Groups whole sentences into slices of `size` words. */
function slicesOf(sentences: readonly Sentence[], side: SideName, size: number): Sentence[][] {
  const slices: Sentence[][] = [];
  let room = 0;
  for (const sentence of sentences) {
    const words = wordTokens(sentence[side]).length;
    const open = slices.at(-1);
    if (open && words <= room) {
      open.push(sentence);
      room -= words;
    } else {
      slices.push([sentence]);
      room = size - words;
    }
  }
  return slices;
}

const Row = z.object({
  side: SideName,
  word: z.string(),
  wasLemma: z.nullable(z.string()),
  pos: z.nullable(PartOfSpeech),
  lemma: z.nullable(z.string()),
  reading: z.nullable(z.string()),
  gloss: z.nullable(z.string()),
});

/** Selects the accepted annotations of the text's words, per side, earliest decision first. */
async function selectCuratedWords(
  db: Database,
  text: Text,
): Promise<Record<SideName, CuratedWord[]>> {
  const asked = SideName.options.map((side) => ({
    side,
    language: text[side],
    other: text[side === 'target' ? 'native' : 'target'],
    words: distinctWords(text, side, wordKey),
  }));
  const rows = parseRows(Row, await db.execute(curatedWordsOfText(asked)));
  const of = (wanted: SideName) =>
    rows.filter(({ side }) => side === wanted).map(({ side: _, ...word }) => word);
  return { target: of('target'), native: of('native') };
}
