import { Trans } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { useUser } from '#web/app/session/use-user.ts';

interface SeatsNoteProps {
  /** Null while loading. The note then reserves its space, so that the layout does not move later. */
  places: PupilSeats | null;
  className?: string;
}

/** "112 of 150 places used", with a progress bar. */
export function SeatsNote({ places, className }: SeatsNoteProps) {
  if (!places) return <div className={classNames('h-8', className)} />;
  const { total, used, left } = places;
  if (total === 0) {
    return (
      <p className={classNames('text-sm text-ink-2', className)}>
        <Trans>Your plan has no accounts for pupils.</Trans>
      </p>
    );
  }
  const share = Math.min(100, Math.round((used / total) * 100));
  return (
    <div className={classNames('text-sm text-ink-2', className)}>
      <p>
        {left === 0 ? (
          <Trans>
            <strong className="text-ink">
              {used} of {total}
            </strong>{' '}
            places used: none left
          </Trans>
        ) : (
          <Trans>
            <strong className="text-ink">
              {used} of {total}
            </strong>{' '}
            places used
          </Trans>
        )}
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

/** The pupil accounts included in the plan: total, used and left. */
interface PupilSeats {
  total: number;
  used: number;
  left: number;
}

/** The pupil seats of the user's own plan or of their department's; null while loading. */
export function useSeats(): PupilSeats | null {
  const { data } = useUser();
  if (!data) return null;
  const { totalPupilsAllowed: total, remainingPupils: left } = data;
  return { total, used: total - left, left };
}
