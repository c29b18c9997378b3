import { ExternalLink, ReceiptText } from 'lucide-react';
import type { InvoiceRow } from '#contracts/billing/billing.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { useWide } from '#ui/use-wide.ts';
import { money } from '#web/app/format/format.ts';
import { day } from './price-words.ts';

const words: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'To be paid',
  void: 'Cancelled',
  uncollectible: 'Not paid',
  draft: 'Draft',
};

const disputeWords = { open: 'Disputed', won: 'Paid', lost: 'Dispute lost' } as const;

/** Describes the state of an invoice: whether it is paid, refunded or disputed. */
function statusWords({ status, refunded, dispute, total }: InvoiceRow): string {
  if (dispute) return disputeWords[dispute];
  if (refunded > 0) return refunded < total ? 'Partly refunded' : 'Refunded';
  return words[status] ?? status;
}

const statusBadge = (row: InvoiceRow) => (
  <span className="whitespace-nowrap">
    <Badge tone={row.status === 'open' || row.dispute === 'open' ? 'native' : 'neutral'}>
      {statusWords(row)}
    </Badge>
  </span>
);

const totalOf = ({ total, refunded, currency }: InvoiceRow) => (
  <span className="tabular-nums">
    {money(total, currency)}
    {refunded > 0 && refunded < total && (
      <span className="block text-ink-2 text-sm">{money(refunded, currency)} refunded</span>
    )}
  </span>
);

const open: TableColumn<InvoiceRow> = {
  id: 'open',
  title: 'Open',
  cell: ({ url, status, number }) =>
    url && (
      <LinkButton
        href={url}
        target="_blank"
        rel="noopener"
        size="small"
        variant={status === 'open' ? 'primary' : 'secondary'}
        aria-label={`${status === 'open' ? 'Pay' : 'See'} invoice ${number ?? ''}, in a new tab`}
      >
        {status === 'open' ? 'Pay' : 'See'}
        <ExternalLink size={16} aria-hidden="true" />
      </LinkButton>
    ),
};

const wide: readonly TableColumn<InvoiceRow>[] = [
  { id: 'number', title: 'Invoice', rowHeader: true, cell: ({ number }) => number ?? 'Draft' },
  { id: 'date', title: 'Date', cell: ({ createdAt }) => day(createdAt) },
  {
    id: 'total',
    title: 'Total',
    cell: totalOf,
  },
  { id: 'status', title: 'Status', cell: statusBadge },
  open,
];

/** On a phone two values share a column, so that the button to pay stays on the screen. */
const narrow: readonly TableColumn<InvoiceRow>[] = [
  {
    id: 'number',
    title: 'Invoice',
    rowHeader: true,
    cell: ({ number, createdAt }) => (
      <>
        {number ?? 'Draft'}
        <span className="block text-ink-2 text-sm">{day(createdAt)}</span>
      </>
    ),
  },
  {
    id: 'total',
    title: 'Total',
    cell: (row) => (
      <span className="grid justify-items-start gap-1">
        {totalOf(row)}
        {statusBadge(row)}
      </span>
    ),
  },
  open,
];

/** All invoices, with a button to pay each open invoice. */
export function InvoiceList({ rows }: { rows: readonly InvoiceRow[] }) {
  const isWide = useWide();
  return (
    <Table
      // Remounts the table when the width changes, because it caches the cells of rendered rows.
      key={isWide ? 'wide' : 'narrow'}
      label="Invoices"
      columns={isWide ? wide : narrow}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <EmptyState icon={<ReceiptText size={28} />} title="No invoices yet">
          Your invoices will appear here.
        </EmptyState>
      }
    />
  );
}
