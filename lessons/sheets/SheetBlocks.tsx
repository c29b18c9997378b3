import { msg } from '@lingui/core/macro';
import { useContext } from 'react';
import { LetterRings } from '../activities/word-search/LetterRings.tsx';
import { languageAttributes, SheetRuns } from './SheetRuns.tsx';
import { paragraphs, type SheetBlock, type SheetPiece } from './sheet.ts';
import { SheetSpeaker } from './sheet-speaker.ts';
import { columnShares, holdsNoText, tableDirection } from './table-layout.ts';

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
  const words = useContext(SheetSpeaker);
  switch (piece.kind) {
    case 'heading':
      return <h3 className="sheet-heading">{piece.text}</h3>;
    case 'paragraph':
      return <SheetText pieces={piece.pieces} address={address} />;
    case 'bank':
      return (
        <ul
          {...languageAttributes(piece.language)}
          className="sheet-bank"
          aria-label={words._(msg`Word bank`)}
        >
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
    case 'letters':
      return <SheetLetters block={piece} />;
    case 'lines':
      return (
        <div role="img" aria-label={words._(msg`Lines to write on`)} className="sheet-lines">
          {Array.from({ length: piece.count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
            <div key={at} className="sheet-line" />
          ))}
        </div>
      );
  }
}

/**
 * A square of letters, laid out in the direction of its script. On an answer key, the hidden words are
 * ringed.
 */
function SheetLetters({ block }: { block: Extract<SheetBlock, { kind: 'letters' }> }) {
  const { language, columns, letters, rings = [] } = block;
  const attributes = languageAttributes(language);
  return (
    <div className="sheet-letters" style={{ '--columns': columns }}>
      <div {...attributes} className="sheet-letter-grid">
        {letters.map((letter, square) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square of a printed grid is its place
          <span key={square} className="sheet-letter">
            {letter}
          </span>
        ))}
      </div>
      {rings.length > 0 && (
        <LetterRings
          columns={columns}
          isMirrored={attributes.dir === 'rtl'}
          rings={rings.map((squares) => ({ squares, look: 'sheet-ring' }))}
        />
      )}
    </div>
  );
}

interface SheetCardsProps {
  block: Extract<SheetBlock, { kind: 'cards' }>;
  address: (key: string) => string;
}

/** Cards to cut out along dashed lines, arranged in the reading direction of the first card's language. */
function SheetCards({ block: { across, cards }, address }: SheetCardsProps) {
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, at) =>
    cards.slice(at * across, (at + 1) * across),
  );
  const [first] = cards;
  if (!first) return null;
  return (
    <div className="sheet-cards" dir={languageAttributes(first.language).dir}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed cards never change their order
        <div key={at} className="sheet-card-row">
          {row.map((card, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: printed cards never change their order
              key={place}
              className="sheet-card"
              {...languageAttributes(card.language)}
            >
              <SheetRuns runs={card.runs} address={address} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface SheetTextProps {
  /**
   * The pieces of one paragraph. The first piece determines the paragraph's direction, number and speaker.
   */
  pieces: readonly Extract<SheetBlock, { kind: 'text' }>[];
  address: (key: string) => string;
}

/** A sentence, a turn or a paragraph; its number hangs in the margin at the start of the line. */
function SheetText({ pieces, address }: SheetTextProps) {
  const [first, ...rest] = pieces;
  if (!first) return null;
  return (
    <p {...languageAttributes(first.language)} className={lookOf(first)}>
      {first.number !== undefined && <span className="sheet-number">{first.number}.</span>}
      {first.speaker && (
        <>
          <bdi
            {...(first.speakerLanguage && languageAttributes(first.speakerLanguage))}
            className="sheet-speaker"
          >
            {first.speaker}
          </bdi>{' '}
        </>
      )}
      <SheetRuns runs={first.runs} address={address} />
      {rest.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed pieces never change their order
        <span key={at} {...languageAttributes(piece.language)}>
          {' '}
          <SheetRuns runs={piece.runs} address={address} />
        </span>
      ))}
    </p>
  );
}

function lookOf({ number, indent }: SheetTextProps['pieces'][number]): string {
  if (number !== undefined) return 'sheet-text sheet-numbered';
  return indent ? 'sheet-text sheet-indent' : 'sheet-text';
}

interface SheetTableProps {
  block: Extract<SheetBlock, { kind: 'table' }>;
  address: (key: string) => string;
}

/**
 * A table with at most this many rows is never split across pages, so that its header is not separated from
 * the rows.
 */
const shortTable = 14;

/** A printed table: its header is repeated on every page, and its rows never break across pages. */
function SheetTable({ block: { columns, rows }, address }: SheetTableProps) {
  const shares = columnShares(columns);
  return (
    <table
      className={rows.length <= shortTable ? 'sheet-table sheet-whole' : 'sheet-table'}
      dir={tableDirection(columns)}
    >
      <colgroup>
        {shares.map((share, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <col key={at} style={{ inlineSize: `${share}%` }} />
        ))}
      </colgroup>
      {columns.some(({ heading }) => heading !== '') && (
        <thead>
          <tr>
            {columns.map(({ heading, language }, at) =>
              heading === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={at}>{'\u00a0'}</td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={at} scope="col" dir={languageAttributes(language).dir}>
                  <bdi>{heading}</bdi>
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes its order
          <tr key={at}>
            {columns.map((column, place) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                key={place}
                data-narrow={holdsNoText(column) || undefined}
                {...languageAttributes(column.language)}
              >
                <SheetRuns runs={cells[place] ?? []} address={address} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
