import { leadingSign } from './leading-sign.ts';

/** A run of a line: words, or a box among them such as a gap or a field. */
interface Piece {
  kind: string;
  text?: string | undefined;
  mark?: unknown;
  language?: unknown;
}

/** The sign that a piece gives to the box before it, to stand in one line with it; or nothing. */
export function gluedSign(pieces: readonly Piece[], at: number): string {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (!before || before.kind === 'words' || piece?.kind !== 'words') return '';
  return piece.mark || piece.language ? '' : leadingSign(piece.text ?? '');
}
