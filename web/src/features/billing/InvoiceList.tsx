import { ExternalLink, Receipt } from 'lucide-react';
import type { InvoiceRow } from '#teaching/billing/billing.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Table, type TableColumn } from '#web/ui/Table.tsx';
import { day, money } from './money.ts';

const words: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'To be paid',
  void: 'Withdrawn',
  uncollectible: 'Not paid',
  draft: 'In preparation',
};

const columns: readonly TableColumn<InvoiceRow>[] = [
  { id: 'number', title: 'Invoice', rowHeader: true, cell: ({ number }) => number ?? 'Draft' },
  { id: 'date', title: 'Date', cell: ({ createdAt }) => day(createdAt) },
  {
    id: 'total',
    title: 'Total',
    cell: ({ total, currency }) => <span className="tabular-nums">{money(total, currency)}</span>,
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'open' ? 'native' : 'neutral'}>{words[status] ?? status}</Badge>
    ),
  },
  {
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
  },
];

/** Every invoice, with the way to pay what is open. */
export function InvoiceList({ rows }: { rows: readonly InvoiceRow[] }) {
  return (
    <Table
      label="Invoices"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={
        <EmptyState icon={<Receipt size={28} />} title="No invoices yet">
          What you pay for stands here.
        </EmptyState>
      }
    />
  );
}
