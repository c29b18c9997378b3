import { languageOf } from '#language/languages.ts';
import { withNoBreakSpaces } from '#language/text/bind-punctuation.ts';
import {
  buildSide,
  normalizeLine,
  parseWordCuts,
  type TextLanguages,
} from '#language/text/build-sentence.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { Sentence, Side } from '#language/text/text.ts';
import type { PastedRow } from './align-pasted-text.ts';

/** The model's result for one pasted sentence. `cut` is its target text with `|` between words, or ''. */
export interface PastedReply {
  cut: string;
  native: string;
}

/**
 * Builds a stored sentence with the teacher's exact wording. If the model's word boundaries do not join back
 * into this wording, they are ignored and only the model's translation is used.
 */
export function buildPastedText(
  id: string,
  row: PastedRow,
  reply: PastedReply | null,
  languages: TextLanguages,
): Sentence {
  const { speaker, startsParagraph } = row;
  return {
    id,
    ...(speaker !== '' && { speaker }),
    ...(startsParagraph && { startsParagraph }),
    target: wordForWord(languages.target, row.target, `${id}.t`, reply?.cut ?? ''),
    native:
      row.native === null
        ? buildSide(languages.native, reply?.native ?? '', `${id}.n`)
        : wordForWord(languages.native, row.native, `${id}.n`, ''),
    chunks: [],
  };
}

function wordForWord(language: string, given: string, idPrefix: string, cut: string): Side {
  const text = withNoBreakSpaces(given);
  const { text: joined, cuts } = parseWordCuts(normalizeLine(cut));
  const fits = !languageOf(language).spaces && joined === text;
  return { text, tokens: segmentText(language, text, idPrefix, fits ? cuts : []) };
}
