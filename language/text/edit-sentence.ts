import { buildSentence, type TextLanguages, tidyLine } from './build-sentence.ts';
import { carryChunks } from './carry-chunks.ts';
import { nextNumber, withoutChunks } from './next-number.ts';
import { noBreakMarks } from './no-break-marks.ts';
import { retokenise } from './retokenise.ts';
import type { Sentence, Side, Text } from './text.ts';

/** One sentence as the review screen sends it; without an id it is new. */
export interface SentenceEdit {
  id?: string | undefined;
  speaker?: string | undefined;
  target: string;
  native: string;
  startsParagraph?: boolean | undefined;
}

/** The sentence after an edit: unchanged tokens keep their ids, chunks that no longer fit are gone. */
export function editSentence(
  sentence: Sentence,
  edit: SentenceEdit,
  languages: TextLanguages,
): Sentence {
  const { id } = sentence;
  const speaker = tidyLine(edit.speaker ?? '');
  const edited: Sentence = {
    id,
    ...(speaker ? { speaker } : {}),
    ...(edit.startsParagraph ? { startsParagraph: true } : {}),
    target: editSide(languages.target, sentence.target, edit.target, `${id}.t`),
    native: editSide(languages.native, sentence.native, edit.native, `${id}.n`),
    chunks: sentence.chunks,
    ...(sentence.nextChunk !== undefined && { nextChunk: sentence.nextChunk }),
  };
  const chunks = carryChunks(sentence, edited);
  return chunks.length > 0 ? { ...edited, chunks } : withoutChunks(edited);
}

function editSide(language: string, side: Side, text: string, idPrefix: string): Side {
  return retokenise(language, side, noBreakMarks(tidyLine(text)), idPrefix);
}

/**
 * The whole text as the review screen sends it: sentences in their new order, those without an id
 * (or with one that is not there) new, those left out removed.
 */
export function editText(text: Text, edits: readonly SentenceEdit[]): Text {
  const stored = new Map(text.sentences.map((sentence) => [sentence.id, sentence]));
  let next = nextNumber([...stored.keys()], text.nextSentence);
  const sentences = edits.map((edit) => {
    const known = edit.id === undefined ? undefined : stored.get(edit.id);
    if (known) {
      stored.delete(known.id); // sent twice: the second one is a copy and gets its own id
      return editSentence(known, edit, text);
    }
    next += 1;
    return editSentence(
      buildSentence(`s${next - 1}`, ['', edit.target, edit.native], text),
      edit,
      text,
    );
  });
  return { ...text, sentences, nextSentence: next };
}
