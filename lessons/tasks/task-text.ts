import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Token } from '#language/text/text.ts';
import { groupSentences } from '../draft/group-sentences.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { TaskBlock, TaskPiece } from './task-content.ts';

type Piece = (token: Token, sentence: Sentence) => TaskPiece | readonly TaskPiece[] | null;

/**
 * Returns the lesson's text as a pupil reads it: one block per turn, numbered sentence or paragraph. `piece`
 * returns one token as one or more pieces, or null to remove it.
 */
export function taskText(
  { text, textType }: Pick<LessonMaterial, 'text' | 'textType'>,
  piece: Piece = ({ text: word }) => words(word),
  side: SideName = 'target',
): TaskBlock[] {
  const language = text[side];
  const space = languageOf(language).sentenceSpace ? [words(' ')] : [];
  return groupSentences(text.sentences, textType).map((group, index) => ({
    language,
    pieces: joinPlain(
      group.flatMap((sentence, at) => [
        ...(at > 0 ? space : []),
        ...sentencePieces(sentence, side, piece),
      ]),
    ),
    ...(group[0]?.speaker && { speaker: group[0].speaker }),
    ...(textType === 'sentences' && { number: index + 1 }),
  }));
}

/** Returns the pieces of one sentence, with adjacent plain words merged. */
export function sentencePieces(sentence: Sentence, side: SideName, piece: Piece): TaskPiece[] {
  return joinPlain(
    sentence[side].tokens.flatMap((token) => {
      const shown = piece(token, sentence);
      return shown ?? [];
    }),
  );
}

export const words = (text: string): TaskPiece => ({ kind: 'words', text });

/** Returns a block of plain words, such as a question. */
export const line = (text: string, language: string, number?: number): TaskBlock => ({
  language,
  pieces: [words(text)],
  ...(number !== undefined && { number }),
});

/** Merges adjacent plain pieces. */
export function joinPlain(pieces: readonly TaskPiece[]): TaskPiece[] {
  const out: TaskPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && isPlain(last) && isPlain(piece))
      out[out.length - 1] = words(last.text + piece.text);
    else out.push(piece);
  }
  return out;
}

const isPlain = (piece: TaskPiece): piece is Extract<TaskPiece, { kind: 'words' }> =>
  piece.kind === 'words' && piece.mark === undefined && piece.language === undefined;

/**
 * Returns every distinct word of the lesson on one side. If a pupil types one of these words in place of the
 * expected word, it is not a slip (language-rules 2.9).
 */
export function lessonWords(
  { text, vocabulary }: Pick<LessonMaterial, 'text' | 'vocabulary'>,
  side: 'target' | 'native',
): string[] {
  const inText = text.sentences.flatMap((sentence) =>
    sentence[side].tokens.filter(({ isWord }) => isWord).map((token) => token.text),
  );
  return [...new Set([...inText, ...vocabulary.map((item) => item[side])])].slice(0, 3000);
}
