import { ExternalLink } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { useAlertCount } from '#web/app/alert-count.ts';
import { currentOf, type NavLink } from './nav-links.ts';

interface NavLinkEntryProps {
  link: NavLink;
  pathname: string;
  className: string;
}

/** Shows the number of alerts that no admin has seen. Renders nothing if the number is 0. */
export function UnseenAlerts() {
  const unseen = useAlertCount((count) => count.unseen);
  if (unseen === 0) return null;
  return (
    <span className="inline-flex min-w-6 items-center justify-center rounded-full bg-bad-fill px-1.5 text-sm leading-6 font-bold text-on-target tabular-nums">
      {unseen}
      <span className="sr-only"> new</span>
    </span>
  );
}

/** One link of the header's menu. */
export function NavLinkEntry({ link, pathname, className }: NavLinkEntryProps) {
  return (
    <a
      href={link.to}
      aria-current={currentOf(link, pathname)}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener' : undefined}
      className={classNames(navEntryLook, className)}
    >
      {link.label}
      {link.counts && <UnseenAlerts />}
      {link.newTab && (
        <>
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}

interface NavListProps {
  links: readonly NavLink[];
  pathname: string;
  onSignOut: () => void;
}

const size = 'min-h-12 text-lg';

/** The links as a vertical list, as in the phone menu. */
export function NavList({ links, pathname, onSignOut }: NavListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link) => (
        <li key={link.to}>
          <NavLinkEntry link={link} pathname={pathname} className={size} />
        </li>
      ))}
      <li>
        <button type="button" onClick={onSignOut} className={classNames(navEntryLook, size)}>
          Logout
        </button>
      </li>
    </ul>
  );
}

/** Styles of a link or button in the header's menu. */
export const navEntryLook =
  'inline-flex min-h-10 w-full items-center gap-1.5 rounded-control px-3 font-semibold no-underline text-ink-2 transition-colors hover:bg-target-soft hover:text-ink [&[aria-current]]:bg-target-soft [&[aria-current]]:text-target';
