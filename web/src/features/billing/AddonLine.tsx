import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#teaching/access/plans.ts';
import type { Charged } from '#teaching/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#teaching/billing/prices.ts';
import { http } from '#web/http.ts';
import { money } from '#web/money.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toast.ts';

interface AddonLineProps {
  plan: BoughtPlan;
  quantity: number;
  onChanged: () => Promise<unknown>;
}

/** How many of an add-on the account has; more are asked for before they are charged. */
export function AddonLine({ plan, quantity, onChanged }: AddonLineProps) {
  const [wanted, setWanted] = useState(quantity);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { planId, amount, currency } = planPrices[plan];
  const { name } = plans[plan];
  const more = wanted > quantity;

  async function set() {
    setBusy(true);
    try {
      await http.put<Charged>('/subscriptions/addons', { planId, quantity: wanted });
      toast('success', more ? `${name}: added.` : `${name}: changed.`);
      await onChanged();
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      setWanted(quantity);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-b-0">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-sm">{money(amount, currency)} a month each</p>
      </div>
      <div className="flex items-center gap-2">
        <IconButton
          label={`One less: ${name}`}
          icon={<Minus size={18} />}
          disabled={wanted === 0 || busy}
          onClick={() => setWanted(wanted - 1)}
        />
        <output className="min-w-[2ch] text-center font-semibold tabular-nums" aria-label={name}>
          {wanted}
        </output>
        <IconButton
          label={`One more: ${name}`}
          icon={<Plus size={18} />}
          disabled={wanted === 50 || busy}
          onClick={() => setWanted(wanted + 1)}
        />
        <Button disabled={wanted === quantity} onClick={() => setAsking(true)}>
          Change
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`${name}: ${quantity} → ${wanted}`}
        confirmLabel={more ? 'Add and pay' : 'Take away'}
        busy={busy}
        onConfirm={() => void set()}
        onCancel={() => setAsking(false)}
      >
        {more
          ? `Your card is charged now for the rest of the period; from the next one it is ${money(amount * wanted, currency)} a month.`
          : 'The time that is left is credited on your next invoice.'}
      </ConfirmDialog>
    </li>
  );
}
