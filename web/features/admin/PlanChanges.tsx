import type { PlanChange } from '#contracts/access/plan-access.ts';
import { plans } from '#contracts/access/plans.ts';
import { Card } from '#ui/Card.tsx';
import { sayMoment } from '#web/app/format/say-moment.ts';
import { changeWords } from './plan-draft.ts';

/** Who changed which plan, when and how; the newest first. */
export function PlanChanges({ changes }: { changes: readonly PlanChange[] }) {
  return (
    <Card className="mt-6">
      <h2 className="text-lg">What was changed</h2>
      {changes.length === 0 && (
        <p className="mt-2 text-ink-2">Nothing yet: every plan has what it was sold with.</p>
      )}
      <ol className="mt-3 divide-y divide-line">
        {changes.map((change) => (
          <li key={change.id} className="py-3 first:pt-0 last:pb-0">
            <p>
              <strong>{nameOf(change.plan)}</strong>
              <span className="text-sm text-ink-2">
                {' '}
                · {change.actor ?? 'an account that is gone'}, {sayMoment(change.createdAt)}
              </span>
            </p>
            <ul className="mt-1 text-sm">
              {changeWords(change).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const nameOf = (plan: string) =>
  Object.entries(plans).find(([name]) => name === plan)?.[1].name ?? plan;
