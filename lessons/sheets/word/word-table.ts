import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { SheetBlock, SheetRun } from '../sheet.ts';
import { columnShares, tableDirection } from '../table-layout.ts';
import { isRightToLeft } from './word-look.ts';
import { type WordContext, wordRuns } from './word-runs.ts';

interface CellContext extends WordContext {
  /** The width between the margins, in twentieths of a point. */
  width: number;
}

/** A table in Word: its head is repeated on every page, and no row is cut in two. */
export function wordTable(
  { columns, rows }: Extract<SheetBlock, { kind: 'table' }>,
  context: CellContext,
): Table {
  const widths = columnShares(columns).map((share) => Math.round((share / 100) * context.width));
  const cells = (runsOf: (at: number) => readonly SheetRun[]) =>
    columns.map(
      ({ language }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          children: [
            new Paragraph({
              bidirectional: isRightToLeft(language),
              children: wordRuns(runsOf(at), language, context),
            }),
          ],
        }),
    );
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(
      ({ heading, language }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          children: [
            new Paragraph({
              bidirectional: isRightToLeft(language),
              children: [new TextRun({ text: heading, bold: true })],
            }),
          ],
        }),
    ),
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: tableDirection(columns) === 'rtl',
    width: { size: context.width, type: WidthType.DXA },
    columnWidths: widths,
    margins: { top: 60, bottom: 60, left: 120, right: 120 },
    rows: [
      ...(columns.some(({ heading }) => heading !== '') ? [head] : []),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            height: { value: 480, rule: HeightRule.ATLEAST },
            children: cells((at) => row[at] ?? []),
          }),
      ),
    ],
  });
}

const dashed = { style: BorderStyle.DASHED, size: 6, color: '4A4A4A' };

/** Cards to cut out: a table with dashed lines. */
export function wordCards(
  { across, cards }: Extract<SheetBlock, { kind: 'cards' }>,
  context: CellContext,
): Table {
  const width = Math.floor(context.width / across);
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, at) =>
    cards.slice(at * across, (at + 1) * across),
  );
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: isRightToLeft(cards[0]?.language ?? 'en'),
    width: { size: width * across, type: WidthType.DXA },
    columnWidths: Array.from({ length: across }, () => width),
    borders: {
      top: dashed,
      bottom: dashed,
      left: dashed,
      right: dashed,
      insideHorizontal: dashed,
      insideVertical: dashed,
    },
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          height: { value: 1360, rule: HeightRule.ATLEAST },
          children: row.map(
            ({ language, runs }) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                verticalAlign: VerticalAlignTable.CENTER,
                children: [
                  new Paragraph({
                    alignment: AlignmentType.CENTER,
                    bidirectional: isRightToLeft(language),
                    children: wordRuns(runs, language, context),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}
