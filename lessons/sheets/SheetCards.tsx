import { languageAttributes } from './language-attributes.ts';
import { SheetRuns } from './SheetRuns.tsx';
import type { SheetBlock } from './sheet.ts';

interface SheetCardsProps {
  block: Extract<SheetBlock, { kind: 'cards' }>;
  address: (key: string) => string;
}

/** Cards to cut out along dashed lines, read across in the direction of the first one. */
export function SheetCards({ block: { across, cards }, address }: SheetCardsProps) {
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
