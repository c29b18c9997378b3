import { Fragment } from 'react';
import { features } from '#contracts/access/features.ts';
import type { PlanRow } from '#contracts/access/plan-access.ts';
import type { PlanName } from '#contracts/access/plans.ts';
import { AmountCell } from './AmountCell.tsx';
import { featureGroups } from './feature-groups.ts';
import { PlanHead } from './PlanHead.tsx';
import {
  type Amount,
  amounts,
  type PlanDraft,
  type PlanDrafts,
  withFeature,
} from './plan-draft.ts';

const amountNames: Record<Amount, string> = {
  teachers: 'Teachers',
  pupils: 'Pupils',
  dollars: 'AI a day, in $',
};

interface PlanMatrixProps {
  plans: readonly PlanRow[];
  drafts: PlanDrafts;
  changed: readonly PlanName[];
  onChange: (plan: PlanName, draft: PlanDraft) => void;
  onDefault: (plan: PlanName) => void;
}

/** Plans across, allowances and features down; each cell says both in its name. */
export function PlanMatrix({ plans, drafts, changed, onChange, onDefault }: PlanMatrixProps) {
  const rowHead = 'sticky start-0 z-10 bg-card px-4 py-1.5 text-start font-normal';
  return (
    <div className="rounded-card border border-line bg-card lg:overflow-x-clip">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className="sticky top-0 start-0 z-20 bg-card px-4 py-3 text-start">
              <span className="sr-only">Feature or allowance</span>
            </th>
            {plans.map((row) => (
              <PlanHead
                key={row.plan}
                row={row}
                isChanged={changed.includes(row.plan)}
                onDefault={() => onDefault(row.plan)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupLine title="Allowances" columns={plans.length + 1} />
          {amounts.map((amount) => (
            <tr key={amount} className="border-t border-line">
              <th scope="row" className={rowHead}>
                {amountNames[amount]}
              </th>
              {plans.map(({ plan, name }) => (
                <AmountCell
                  key={plan}
                  amount={amount}
                  label={`${name}: ${amountNames[amount]}`}
                  draft={drafts[plan]}
                  onType={(value) => onChange(plan, { ...drafts[plan], [amount]: value })}
                />
              ))}
            </tr>
          ))}
          {featureGroups.map((group) => (
            <Fragment key={group.title}>
              <GroupLine title={group.title} columns={plans.length + 1} />
              {group.features.map((feature) => (
                <tr key={feature} className="border-t border-line hover:bg-target-soft">
                  <th scope="row" className={rowHead}>
                    {features[feature]}
                  </th>
                  {plans.map(({ plan, name }) => (
                    <td key={plan} className="p-0 text-center">
                      <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                        <span className="sr-only">{`${name}: ${features[feature]}`}</span>
                        <input
                          type="checkbox"
                          checked={drafts[plan].features.includes(feature)}
                          onChange={({ currentTarget }) =>
                            onChange(
                              plan,
                              withFeature(drafts[plan], feature, currentTarget.checked),
                            )
                          }
                          className="size-5 accent-target"
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GroupLine({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="border-t border-line bg-sunken">
      <th scope="colgroup" colSpan={columns} className="px-4 py-2 text-start font-bold">
        {title}
      </th>
    </tr>
  );
}
