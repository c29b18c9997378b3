import { classNames } from './class-names.ts';

interface SpinnerProps {
  /**
   * Names the loading content for screen readers. Without a label the spinner is decorative, so visible text
   * next to it must contain the same information.
   */
  label?: string;
  small?: boolean;
}

export function Spinner({ label, small = false }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      className="inline-flex items-center justify-center gap-3 text-ink-2"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={classNames('animate-spin', small ? 'size-4 text-current' : 'size-8 text-target')}
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          opacity=".2"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
