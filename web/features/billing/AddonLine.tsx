import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#contracts/access/plans.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { money } from '#web/app/format/money.ts';
import { AddonDialog } from './AddonDialog.tsx';

interface AddonLineProps {
  plan: BoughtPlan;
  quantity: number;
  onChanged: () => Promise<unknown>;
}

/** How many of an add-on the account has, and counting it up or down; what that costs is said first. */
export function AddonLine({ plan, quantity, onChanged }: AddonLineProps) {
  const [wanted, setWanted] = useState(quantity);
  const [asking, setAsking] = useState(false);
  const { amount, currency } = planPrices[plan];
  const { name } = plans[plan];

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
          disabled={wanted === 0}
          onClick={() => setWanted(wanted - 1)}
        />
        <output className="min-w-[2ch] text-center font-semibold tabular-nums" aria-label={name}>
          {wanted}
        </output>
        <IconButton
          label={`One more: ${name}`}
          icon={<Plus size={18} />}
          disabled={wanted === 50}
          onClick={() => setWanted(wanted + 1)}
        />
        <Button
          aria-label={`Change: ${name}`}
          disabled={wanted === quantity}
          onClick={() => setAsking(true)}
        >
          Change
        </Button>
      </div>
      {asking && (
        <AddonDialog
          plan={plan}
          quantity={quantity}
          wanted={wanted}
          onChanged={onChanged}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
