import { languageAttributes } from './language-attributes.ts';
import { paragraphs, type SheetPiece } from './paragraphs.ts';
import { SheetCards } from './SheetCards.tsx';
import { SheetTable } from './SheetTable.tsx';
import { SheetText } from './SheetText.tsx';
import type { SheetBlock } from './sheet.ts';

interface SheetBlocksProps {
  blocks: readonly SheetBlock[];
  address: (key: string) => string;
}

/** The blocks of a sheet from top to bottom. */
export function SheetBlocks({ blocks, address }: SheetBlocksProps) {
  return paragraphs(blocks).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed sheet never changes its order
    <Piece key={at} piece={piece} address={address} />
  ));
}

function Piece({ piece, address }: { piece: SheetPiece; address: (key: string) => string }) {
  switch (piece.kind) {
    case 'heading':
      return <h3 className="sheet-heading">{piece.text}</h3>;
    case 'paragraph':
      return <SheetText pieces={piece.pieces} address={address} />;
    case 'bank':
      return (
        <ul {...languageAttributes(piece.language)} className="sheet-bank" aria-label="Word bank">
          {piece.words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice
            <li key={at}>{word}</li>
          ))}
        </ul>
      );
    case 'table':
      return <SheetTable block={piece} address={address} />;
    case 'cards':
      return <SheetCards block={piece} address={address} />;
    case 'lines':
      return (
        <div role="img" aria-label="Lines to write on" className="sheet-lines">
          {Array.from({ length: piece.count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
            <div key={at} className="sheet-line" />
          ))}
        </div>
      );
  }
}
