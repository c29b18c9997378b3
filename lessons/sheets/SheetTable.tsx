import { languageAttributes } from './language-attributes.ts';
import { SheetRuns } from './SheetRuns.tsx';
import type { SheetBlock } from './sheet.ts';
import { columnShares, holdsNoText, tableDirection } from './table-layout.ts';

interface SheetTableProps {
  block: Extract<SheetBlock, { kind: 'table' }>;
  address: (key: string) => string;
}

/** A table of so few rows goes to the next page whole rather than leave its head behind. */
const shortTable = 14;

/** A printed table: its head stands again on every page, its rows are never cut in two. */
export function SheetTable({ block: { columns, rows }, address }: SheetTableProps) {
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
