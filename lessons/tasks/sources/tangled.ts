import type { Chunk, Sentence, SideName, Token } from '#language/text/text.ts';
import { makeTangle, retainTangle } from '../../activities/tangled/make-tangle.ts';
import { splitPunctuation } from '../../activities/tangled/sentence-punctuation.ts';
import { defaultTangledOptions, TangledState } from '../../activities/tangled/state.ts';
import { defaultPreferences } from '../../draft/preferences.ts';
import type { TaskBlock, TaskPiece } from '../task-content.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';
import { lessonWords, words } from '../task-text.ts';
import type { TypeTheAnswerData } from '../type-the-answer/content.ts';
import { writtenInKana } from '../written-in-kana.ts';
import { chunkText } from './chunks.ts';

/** Maximum number of sentences per task, sized for a phone. */
const maxSentences = 12;

/**
 * Returns the projector's tangled text. Draws a new text with the stored options if there is none, or if the
 * request asks for a different text.
 */
function tangleOf(request: TaskRequest): TangledState {
  const { material, state, drawn = false, seed, usual = defaultPreferences } = request;
  const stored = TangledState.safeParse(state).data;
  if (stored && !drawn) return retainTangle(stored, material.text);
  const options = stored?.options ?? { ...defaultTangledOptions, percent: usual.tangledPercent };
  return makeTangle(material.text, options, seed);
}

type Field = TypeTheAnswerData['fields'][number];

/**
 * Returns a sentence in the language that pupils write. Its tangled chunks are prompted in the other
 * language.
 */
function tangledSentence(
  sentence: Sentence,
  { material: { text } }: TaskRequest,
  { into, isAsked }: { into: SideName; isAsked: (chunk: Chunk) => boolean },
): { pieces: TaskPiece[]; fields: Field[] } {
  const other = into === 'target' ? 'native' : 'target';
  const side = sentence[into];
  const spans = sentence.chunks
    .flatMap((chunk) => chunk[into].map((span) => ({ chunk, span })))
    .sort((a, b) => a.span.start - b.span.start);
  const fields: Field[] = [];
  const pieces: TaskPiece[] = [];
  let end = 0;
  for (const { chunk, span } of spans) {
    if (span.start > end) pieces.push(words(side.text.slice(end, span.start)));
    end = span.end;
    const whole = side.text.slice(span.start, span.end);
    // A chunk in two separate places cannot be a single field.
    if (!isAsked(chunk) || chunk[into].length > 1) {
      pieces.push(words(whole));
      continue;
    }
    const { words: answer, marks } = splitPunctuation(whole);
    const asked = splitPunctuation(chunkText(sentence, chunk, other, text[other])).words;
    pieces.push(
      {
        kind: 'words',
        text: asked,
        language: text[other],
        ...(other === 'native' && { mark: 'native' as const }),
      },
      words(' '),
      { kind: 'slot', id: chunk.id },
      ...(marks ? [words(marks)] : []),
    );
    fields.push({
      id: chunk.id,
      language: text[into],
      side: into,
      answers: formsOf(text[into], side.tokens, span.start, answer),
      literal: true,
    });
  }
  if (end < side.text.length) pieces.push(words(side.text.slice(end)));
  return { pieces, fields };
}

/** Returns the words as spelt in the sentence, and also in kana if they are Japanese. */
function formsOf(
  language: string,
  tokens: readonly Token[],
  start: number,
  answer: string,
): string[] {
  const end = start + answer.length;
  const forms = writtenInKana(
    language,
    tokens.filter((token) => token.start >= start && token.end <= end),
  );
  return forms[0] === answer ? forms : [answer];
}

function typed(request: TaskRequest): TypeTheAnswerData | null {
  const { material, preset } = request;
  const { text } = material;
  if (text.sentences.every(({ chunks }) => chunks.length === 0)) return null;
  const { ids, options } = tangleOf(request);
  const native = new Set(ids);
  const { into } = options;
  const isAsked = ({ id }: Chunk) => native.has(id) === (into === 'target');
  const made = text.sentences
    .map((sentence) => ({
      ...tangledSentence(sentence, request, { into, isAsked }),
      speaker: sentence.speaker,
    }))
    .filter(({ fields }) => fields.length > 0)
    .slice(0, maxSentences);
  if (made.length === 0) return null;
  return {
    blocks: made.map(
      ({ pieces, speaker }, at): TaskBlock => ({
        language: text[into],
        number: at + 1,
        pieces,
        ...(speaker && { speaker }),
      }),
    ),
    fields: made.flatMap(({ fields }) => fields),
    otherWords: lessonWords(material, into),
    preset,
  };
}

/**
 * The tangled text from the projector, which pupils write entirely in one language. Only the tangled chunks
 * are fields. Each field is marked separately, so one wrong chunk costs only its own mark (language-rules 3).
 */
export const tangledSource: TaskSource = {
  skills: ['WRITING', 'READING'],
  templates: { TYPE_THE_ANSWER: typed },
};
