import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { encode } from 'uqr';
import './sheet.css';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import { SheetBlocks } from './SheetBlocks.tsx';
import { languageAttributes } from './SheetRuns.tsx';
import type { Sheet, SheetBlock, SheetFrame } from './sheet.ts';
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
  const version = frame.version && t`Version ${{ version: frame.version }}`;
  return (
    <section className="sheet" data-part={part} {...wordingsAttributes()}>
      <header className="sheet-head">
        <p className="sheet-lesson">
          {frame.lesson !== sheet.title && <bdi>{frame.lesson}</bdi>}
          <span className="sheet-level">{frame.level}</span>
          {version && <span className="sheet-version">{version}</span>}
        </p>
        <h2 className="sheet-title">
          {part === 'key' ? t`Answers: ${{ title: sheet.title }}` : sheet.title}
        </h2>
        {part === 'pupil' && (
          <div className="sheet-fields">
            <span className="sheet-field sheet-field-long">
              <Trans context="field on a worksheet">Name</Trans>
            </span>
            <span className="sheet-field">
              <Trans context="field on a worksheet">Class</Trans>
            </span>
            <span className="sheet-field">
              <Trans context="field on a worksheet">Date</Trans>
            </span>
            {sheet.marks !== undefined && sheet.marks > 0 && (
              <span className="sheet-score">
                <Trans>
                  Score <span className="sheet-score-line" /> / {{ marks: sheet.marks }}
                </Trans>
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
  const { data, size } = encode(link, { border: 0 });
  return (
    <p className="sheet-link">
      <svg
        className="sheet-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`QR code`}
      >
        <path d={darkSquares(data)} shapeRendering="crispEdges" />
      </svg>
      <span>
        <Trans>
          Online: <bdi>{link}</bdi>
        </Trans>
      </span>
    </p>
  );
}

/** Draws one square of side 1 for every dark module, row by row. */
function darkSquares(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
