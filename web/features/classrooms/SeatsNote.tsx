import { classNames } from '#ui/class-names.ts';
import { useUser } from '#web/app/session/use-user.ts';

interface SeatsNoteProps {
  /** Null until they are known: their place is there already. */
  places: PupilSeats | null;
  className?: string;
}

/** "112 of 150 places used", with a bar that says the same. */
export function SeatsNote({ places, className }: SeatsNoteProps) {
  if (!places) return <div className={classNames('h-8', className)} />;
  const { total, used, left } = places;
  if (total === 0) {
    return (
      <p className={classNames('text-sm text-ink-2', className)}>
        Your plan has no accounts for pupils.
      </p>
    );
  }
  const share = Math.min(100, Math.round((used / total) * 100));
  return (
    <div className={classNames('text-sm text-ink-2', className)}>
      <p>
        <strong className="text-ink">
          {used} of {total}
        </strong>{' '}
        places used{left === 0 && ': none left'}
      </p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <div
          className={classNames('h-full', left === 0 ? 'bg-native' : 'bg-target')}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
    </div>
  );
}

/** How many accounts of pupils the plan has, and how many of them are used and left. */
interface PupilSeats {
  total: number;
  used: number;
  left: number;
}

/** The places of one's own plan, or of the department's; null until they are known. */
export function useSeats(): PupilSeats | null {
  const { data } = useUser();
  if (!data) return null;
  const { totalPupilsAllowed: total, remainingPupils: left } = data;
  return { total, used: total - left, left };
}
