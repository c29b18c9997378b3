import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { useAlertCount } from '#web/app/alert-count.ts';
import { navEntryLook, navListSize } from './nav-entry-look.ts';
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
          <span className="sr-only">
            <Trans>(opens in a new tab)</Trans>
          </span>
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

/** The links as a vertical list, as in the phone menu. */
export function NavList({ links, pathname, onSignOut }: NavListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link) => (
        <li key={link.to}>
          <NavLinkEntry link={link} pathname={pathname} className={navListSize} />
        </li>
      ))}
      <li>
        <button type="button" onClick={onSignOut} className={classNames(navEntryLook, navListSize)}>
          <Trans>Logout</Trans>
        </button>
      </li>
    </ul>
  );
}
