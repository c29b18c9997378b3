import type { UserAccount } from '#contracts/admin/user-account.ts';
import { Card } from '#ui/Card.tsx';
import { SpendChart } from './SpendChart.tsx';
import { sayCost } from './say-cost.ts';

const number = new Intl.NumberFormat('en-GB');

/** What an account holds and what its work with the model cost. */
export function UsageCard({ account }: { account: UserAccount }) {
  const { counts, model, spend } = account;
  const facts = [
    ['Resources', number.format(counts.resources)],
    ['Classes', number.format(counts.classrooms)],
    ['Homeworks', number.format(counts.homeworks)],
    ['Sound and pictures', `${number.format(Math.round(counts.mediaBytes / 1024))} KB`],
    ['Signed-in browsers', number.format(counts.sessions)],
    ['Calls of the model', number.format(model.calls)],
    ['of which failed', number.format(model.failed)],
    ['Tokens', number.format(model.tokens)],
    ['Cost', sayCost(model.micros)],
  ] as const;
  return (
    <Card>
      <h2 className="text-xl">Usage</h2>
      <p className="text-sm text-ink-2">The model’s figures are of the last thirty days.</p>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <SpendChart spend={spend} />
    </Card>
  );
}
