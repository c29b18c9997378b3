import { shownResources, type UserAccount } from '#contracts/admin/user-account.ts';
import { languageOf } from '#language/languages.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDay } from '#web/app/format/moment.ts';
import { formatCost } from '../format-cost.ts';
import { resourceStatus } from '../status-words.ts';

const number = new Intl.NumberFormat('en-GB');

/** The content of an account and the cost of its model calls. */
export function UsageCard({ account }: { account: UserAccount }) {
  const { counts, model, spend } = account;
  const facts = [
    ['Resources', number.format(counts.resources)],
    ['Classes', number.format(counts.classrooms)],
    ['Homework', number.format(counts.homeworks)],
    ['Sound and pictures', `${number.format(Math.round(counts.mediaBytes / 1024))} KB`],
    ['Signed-in browsers', number.format(counts.sessions)],
    ['AI calls', number.format(model.calls)],
    ['of which failed', number.format(model.failed)],
    ['Tokens', number.format(model.tokens)],
    ['Cost', formatCost(model.micros)],
  ] as const;
  return (
    <Card>
      <h2 className="text-xl">Usage</h2>
      <p className="text-sm text-ink-2">AI usage covers the last thirty days.</p>
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

const height = 96;

/** The cost of each day as bars, and as a list for screen readers. */
function SpendChart({ spend }: { spend: UserAccount['spend'] }) {
  if (spend.length === 0) {
    return <p className="mt-2 text-ink-2">Nothing was spent in the last thirty days.</p>;
  }
  const most = Math.max(...spend.map(({ micros }) => micros));
  return (
    <ul
      aria-label="What each day cost"
      className="mt-4 flex items-end gap-1.5 overflow-x-auto pb-1"
    >
      {spend.map(({ day, micros }) => (
        <li key={day} className="flex min-w-9 flex-col items-center gap-1 text-xs text-ink-2">
          <span
            aria-hidden="true"
            className="w-full max-w-12 rounded-t-sm bg-target-fill forced-color-adjust-none"
            style={{ height: Math.max(3, (micros / most) * height) }}
            title={`${formatDay(day)}: ${formatCost(micros)}`}
          />
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <span className="sr-only">
            {formatDay(day)}: {formatCost(micros)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The newest resources of an account, each with a link to its admin view. */
export function ResourcesCard({ account }: { account: UserAccount }) {
  const { resources, counts } = account;
  return (
    <Card>
      <h2 className="text-xl">Resources</h2>
      {resources.length === 0 && <p className="mt-2 text-ink-2">None yet.</p>}
      {counts.resources > shownResources && (
        <p className="text-sm text-ink-2">
          The newest {shownResources} of {counts.resources}.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {resources.map((resource) => (
          <li
            key={resource.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <a href={`/user_sub/resource/${resource.id}`} className="font-semibold">
                <bdi lang={resource.to}>{resource.title || 'Untitled'}</bdi>
              </a>
              <p className="text-sm text-ink-2">
                {languageOf(resource.to).name} for {languageOf(resource.from).name} speakers,{' '}
                {formatDay(resource.createdAt)}
              </p>
            </div>
            <span className="flex gap-1.5">
              {resource.status !== 'final' && <Badge>{resourceStatus(resource.status)}</Badge>}
              <Badge>{resource.visibility === 'PUBLIC' ? 'Public' : 'Private'}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
