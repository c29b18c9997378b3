import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  paid: t`Paid`,
  open: t`To be paid`,
  void: t`Cancelled`,
  uncollectible: t`Not paid`,
  draft: t`Draft`,
};

const disputeWords = { open: t`Disputed`, won: t`Paid`, lost: t`Dispute lost` } as const;

/** Describes the state of an invoice: whether it is paid, refunded or disputed. */
function statusWords({ status, refunded, dispute, total }: InvoiceRow): string {
  if (dispute) return disputeWords[dispute];
  if (refunded > 0) return refunded < total ? t`Partly refunded` : t`Refunded`;
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
      <span className="block text-ink-2 text-sm">
        <Trans>{{ amount: money(refunded, currency) }} refunded</Trans>
      </span>
    )}
  </span>
);

const open: TableColumn<InvoiceRow> = {
  id: 'open',
  title: t({ message: 'Open', context: 'heading of a column of buttons' }),
  cell: ({ url, status, number }) =>
    url && (
      <LinkButton
        href={url}
        target="_blank"
        rel="noopener"
        size="small"
        variant={status === 'open' ? 'primary' : 'secondary'}
        aria-label={
          status === 'open'
            ? t`Pay invoice ${{ number: number ?? '' }}, in a new tab`
            : t`See invoice ${{ number: number ?? '' }}, in a new tab`
        }
      >
        {status === 'open' ? t`Pay` : t`See`}
        <ExternalLink size={16} aria-hidden="true" />
      </LinkButton>
    ),
};

const wide: readonly TableColumn<InvoiceRow>[] = [
  { id: 'number', title: t`Invoice`, rowHeader: true, cell: ({ number }) => number ?? t`Draft` },
  { id: 'date', title: t`Date`, cell: ({ createdAt }) => day(createdAt) },
  {
    id: 'total',
    title: t`Total`,
    cell: totalOf,
  },
  { id: 'status', title: t`Status`, cell: statusBadge },
  open,
];

/** On a phone two values share a column, so that the button to pay stays on the screen. */
const narrow: readonly TableColumn<InvoiceRow>[] = [
  {
    id: 'number',
    title: t`Invoice`,
    rowHeader: true,
    cell: ({ number, createdAt }) => (
      <>
        {number ?? t`Draft`}
        <span className="block text-ink-2 text-sm">{day(createdAt)}</span>
      </>
    ),
  },
  {
    id: 'total',
    title: t`Total`,
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
      label={t`Invoices`}
      columns={isWide ? wide : narrow}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <EmptyState icon={<ReceiptText size={28} />} title={t`No invoices yet`}>
          <Trans>Your invoices will appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
