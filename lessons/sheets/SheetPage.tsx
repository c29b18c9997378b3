import { msg } from '@lingui/core/macro';
import { useContext } from 'react';
import { encode } from 'uqr';
import './sheet.css';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import { SheetBlocks } from './SheetBlocks.tsx';
import { languageAttributes } from './SheetRuns.tsx';
import type { Sheet, SheetBlock, SheetFrame } from './sheet.ts';
import { SheetSpeaker } from './sheet-speaker.ts';
import { keyColumns } from './table-layout.ts';

interface SheetPageProps {
  sheet: Sheet;
  frame: SheetFrame;
  /** The pupils' sheet, or the answers: each begins on a new page. */
  part: 'pupil' | 'key';
  /** Returns the URL of a stored picture by its key. */
  address: (key: string) => string;
}

/** A worksheet or its answer key, as printed. */
export function SheetPage({ sheet, frame, part, address }: SheetPageProps) {
  const words = useContext(SheetSpeaker);
  const version = frame.version && words._(msg`Version ${{ version: frame.version }}`);
  return (
    <section className="sheet" data-part={part} {...wordingsAttributes(words.locale)}>
      <header className="sheet-head">
        <p className="sheet-lesson">
          {frame.lesson !== sheet.title && <bdi>{frame.lesson}</bdi>}
          <span className="sheet-level">{frame.level}</span>
          {version && <span className="sheet-version">{version}</span>}
        </p>
        <h2 className="sheet-title">
          {part === 'key' ? words._(msg`Answers: ${{ title: sheet.title }}`) : sheet.title}
        </h2>
        {part === 'pupil' && (
          <div className="sheet-fields">
            <span className="sheet-field sheet-field-long">{words._(fields.name)}</span>
            <span className="sheet-field">{words._(fields.classroom)}</span>
            <span className="sheet-field">{words._(fields.date)}</span>
            {sheet.marks !== undefined && sheet.marks > 0 && (
              <span className="sheet-score">
                <Score words={words._(msg`Score ____ / ${{ marks: sheet.marks }}`)} />
              </span>
            )}
          </div>
        )}
      </header>
      {part === 'pupil' && <p className="sheet-instruction">{sheet.instruction}</p>}
      <SheetBody blocks={part === 'key' ? sheet.key : sheet.blocks} part={part} address={address} />
      {part === 'pupil' && frame.link && <SheetLink link={frame.link} />}
    </section>
  );
}

/** What a pupil fills in at the top of a sheet. */
const fields = {
  name: msg({ message: 'Name', context: 'field on a worksheet' }),
  classroom: msg({ message: 'Class', context: 'field on a worksheet' }),
  date: msg({ message: 'Date', context: 'field on a worksheet' }),
};

/** A score to fill in: its low lines become a line to write on. */
function Score({ words }: { words: string }) {
  const [before, after] = words.split('____');
  return (
    <>
      {before}
      <span className="sheet-score-line" />
      {after}
    </>
  );
}

function SheetBody({
  blocks,
  part,
  address,
}: Pick<SheetPageProps, 'part' | 'address'> & {
  blocks: readonly SheetBlock[];
}) {
  const columns = part === 'key' ? keyColumns(blocks) : 1;
  const [first] = blocks;
  // Columns follow the direction of the answer text.
  const dir = first?.kind === 'text' ? languageAttributes(first.language).dir : undefined;
  return columns > 1 ? (
    <div className="sheet-body sheet-columns" dir={dir} style={{ columns }}>
      <SheetBlocks blocks={blocks} address={address} />
    </div>
  ) : (
    <div className="sheet-body">
      <SheetBlocks blocks={blocks} address={address} />
    </div>
  );
}

/** The link to the online lesson: a QR code, and the URL to type. */
function SheetLink({ link }: { link: string }) {
  const words = useContext(SheetSpeaker);
  const { data, size } = encode(link, { border: 0 });
  return (
    <p className="sheet-link">
      <svg
        className="sheet-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words._(msg`QR code`)}
      >
        <path d={darkSquares(data)} shapeRendering="crispEdges" />
      </svg>
      <span>{words._(msg`Online: ${link}`)}</span>
    </p>
  );
}

/** Draws one square of side 1 for every dark module, row by row. */
function darkSquares(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
