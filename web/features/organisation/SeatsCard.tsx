import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

interface Seats {
  allowed: number;
  used: number;
}

interface SeatsCardProps {
  teachers: Seats;
  pupils: Seats;
  /** Invitations that nobody has taken up yet. */
  invited: number;
  pays: boolean;
}

/** How many seats and places there are, how many are taken, and the way to more. */
export function SeatsCard({ teachers, pupils, invited, pays }: SeatsCardProps) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">Seats and places</h2>
      <div className="space-y-5">
        <SeatsBar what="teachers" {...teachers} />
        {invited > 0 && (
          <p className="-mt-3 text-sm text-ink-2">
            {invited === 1 ? '1 more is invited.' : `${invited} more are invited.`}
          </p>
        )}
        <SeatsBar what="pupils" {...pupils} />
      </div>
      {pays ? (
        <LinkButton href="/subscription/manage" wide className="mt-5">
          Add seats or places
        </LinkButton>
      ) : (
        <p className="mt-5 text-sm text-ink-2">The owner can add more.</p>
      )}
    </Card>
  );
}

/** "3 of 5 teachers", with a bar that says the same. */
function SeatsBar({ what, allowed, used }: Seats & { what: string }) {
  const full = used >= allowed;
  const share = allowed === 0 ? 100 : Math.min(100, Math.round((used / allowed) * 100));
  return (
    <div>
      <p>
        <strong className="text-xl">{used}</strong> of {allowed} {what}
        {full && <span className="text-ink-2"> · none left</span>}
      </p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <div
          className={classNames('h-full', full ? 'bg-native' : 'bg-target')}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
    </div>
  );
}
