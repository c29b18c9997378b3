import { languageOf } from '#language/languages.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import type { PlacedMistake } from './place-mistake.ts';
import type { Stage } from './use-mistakes.ts';

/**
 * What a sentence is drawn of: its words, each to be tapped, with the marks between them; the wrong words
 * (`wrong`) and the field to correct them in, or the mistake put right.
 */
export type MistakePiece =
  | { kind: 'words'; text: string }
  | { kind: 'word'; id: string; text: string }
  | { kind: 'wrong'; id: string; text: string }
  | { kind: 'field'; id: string; mistake: PlacedMistake }
  | { kind: 'right'; id: string; mistake: PlacedMistake };

/** The pieces of a sentence in their order. */
export function mistakePieces(
  { target }: Sentence,
  mistake: PlacedMistake | undefined,
  stage: Stage | undefined,
  language: string,
): MistakePiece[] {
  if (!mistake) return target.tokens.map(pieceOf);
  return [
    ...mistake.before.map(pieceOf),
    ...piecesAt(mistake, stage, language),
    ...mistake.after.map(pieceOf),
  ];
}

function piecesAt(
  mistake: PlacedMistake,
  stage: Stage | undefined,
  language: string,
): MistakePiece[] {
  const wrong = wrongPieces(mistake.wrong, language);
  if (stage === undefined) return wrong;
  if (stage === 'found') return [...wrong, { kind: 'field', id: 'field', mistake }];
  return [{ kind: 'right', id: 'right', mistake }];
}

const pieceOf = ({ id, text, isWord }: Token): MistakePiece =>
  isWord ? { kind: 'word', id, text } : { kind: 'words', text };

function wrongPieces(wrong: string, language: string): MistakePiece[] {
  const parts = languageOf(language).spaces ? wrong.split(/(\s+)/u) : [wrong];
  return parts.map((text, at) =>
    text.trim() === '' ? { kind: 'words', text } : { kind: 'wrong', id: `wrong ${at}`, text },
  );
}
