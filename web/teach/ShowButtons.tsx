import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Message } from '#language/wordings/speaker.ts';
import { useKeys } from '#lessons/activities/keys.ts';
import type { ShowFlags, ShowKey } from '#lessons/draft/format-types.ts';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';

const buttons: readonly { key: ShowKey; letter: string; label: Message }[] = [
  { key: 'target', letter: 'T', label: msg`Target text` },
  { key: 'native', letter: 'N', label: msg`Native text` },
  { key: 'questions', letter: '?', label: msg`Questions` },
  { key: 'all', letter: 'A', label: msg({ message: 'All', context: 'all parts of a lesson' }) },
];

interface ShowButtonsProps {
  flags: ShowFlags;
  /**
   * The parts that the open activity always shows or hides. Their buttons show this state and are disabled.
   */
  fixed: Partial<Record<ShowKey, boolean | undefined>> | undefined;
  onToggle: (key: ShowKey) => void;
}

/** Toggles for what the class sees: the buttons T, N, ? and A of the specification. */
export function ShowButtons({ flags, fixed, onToggle }: ShowButtonsProps) {
  useKeys(
    Object.fromEntries(
      buttons.map(({ key, letter }) => [
        letter.toLowerCase(),
        () => fixed?.[key] === undefined && onToggle(key),
      ]),
    ),
  );
  return (
    <fieldset
      data-tour="lesson-show"
      className="inline-flex rounded-control border border-line bg-raised"
    >
      <legend className="sr-only">
        <Trans context="what the class sees">Show</Trans>
      </legend>
      {buttons.map(({ key, letter, label }) => {
        const isFixed = fixed?.[key] !== undefined;
        const isShown = fixed?.[key] ?? flags[key];
        return (
          <button
            key={key}
            type="button"
            aria-label={i18n._(label)}
            title={i18n._(label)}
            aria-pressed={isShown}
            aria-disabled={isFixed || undefined}
            onClick={() => isFixed || onToggle(key)}
            className={classNames(
              'min-h-11 min-w-11 border-line font-semibold text-sm not-first-of-type:border-s first-of-type:rounded-s-control last-of-type:rounded-e-control aria-disabled:opacity-55',
              isShown ? 'bg-ink text-card' : 'text-ink hover:bg-target-soft',
            )}
          >
            {letter}
          </button>
        );
      })}
    </fieldset>
  );
}
