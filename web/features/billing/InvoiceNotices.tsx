import { useState } from 'react';
import type { InvoiceRow } from '#contracts/billing/billing.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { money } from '#web/app/format/money.ts';
import { http } from '#web/app/http/http.ts';

interface InvoiceNoticesProps {
  rows: readonly InvoiceRow[];
  onChanged: () => Promise<unknown>;
}

/** What of the invoices somebody has to act on: a change that waits for its payment, a dispute. */
export function InvoiceNotices({ rows, onChanged }: InvoiceNoticesProps) {
  const [busy, setBusy] = useState(false);
  const waiting = rows.find(({ isChange }) => isChange);
  const disputed = rows.find(({ dispute }) => dispute === 'open');

  async function drop() {
    setBusy(true);
    try {
      await http.post('/subscriptions/change/drop');
      toast('success', 'The change is dropped. Nothing is charged for it.');
      await onChanged();
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {waiting && (
        <Notice tone="warn" className="lg:col-span-2">
          <p>
            A change to your plan is waiting for its payment of{' '}
            {money(waiting.total, waiting.currency)}. Confirm it with your bank, or pay with another
            card, on its invoice; without that it is dropped within a day, and everything stays as
            it is.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {waiting.url && (
              <LinkButton href={waiting.url} target="_blank" rel="noopener" variant="primary">
                Confirm or pay, in a new tab
              </LinkButton>
            )}
            <Button busy={busy} onClick={() => void drop()}>
              Drop the change
            </Button>
          </div>
        </Notice>
      )}
      {disputed && (
        <Notice tone="warn" className="lg:col-span-2">
          Your bank was told that a payment of {money(disputed.total, disputed.currency)} is not
          yours. If it is, tell your bank: when the dispute is lost, what it paid for ends. Until
          then everything works.
        </Notice>
      )}
    </>
  );
}
