import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useDetailsMenu } from '#ui/use-details-menu.ts';
import { NavLinkEntry, UnseenAlerts } from './NavLinkEntry.tsx';
import { navEntryLook } from './nav-entry-look.ts';
import { currentOf, type NavLink } from './nav-links.ts';
import { useFitting } from './use-fitting.ts';

interface NavRowProps {
  links: readonly NavLink[];
  pathname: string;
  onSignOut: () => void;
}

const size = 'text-sm whitespace-nowrap 2xl:text-base';

/** The links in one row; those that have no room there stand under "More". */
export function NavRow({ links, pathname, onSignOut }: NavRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const more = useDetailsMenu();
  const count = useFitting(row, links.map(({ label }) => label).join(' '));
  const rest = links.slice(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list closes whenever the page changes
  useEffect(() => more.current?.removeAttribute('open'), [pathname]);
  return (
    <ul ref={row} className="flex items-center gap-0.5">
      {links.map((link, at) => (
        <li key={link.to} data-fits="" hidden={at >= count}>
          <NavLinkEntry link={link} pathname={pathname} className={size} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details ref={more} className="relative">
            <summary
              aria-current={rest.some((link) => currentOf(link, pathname)) ? 'true' : undefined}
              className={classNames(
                navEntryLook,
                size,
                'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
              )}
            >
              More
              {rest.some(({ counts }) => counts) && <UnseenAlerts />}{' '}
              <ChevronDown size={16} aria-hidden="true" />
            </summary>
            <ul className="absolute end-0 top-11 z-30 grid min-w-52 gap-0.5 rounded-card border border-line bg-raised p-2 shadow-overlay">
              {rest.map((link) => (
                <li key={link.to}>
                  <NavLinkEntry link={link} pathname={pathname} className="min-h-11" />
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
      <li data-stays="">
        <button type="button" onClick={onSignOut} className={classNames(navEntryLook, size)}>
          Logout
        </button>
      </li>
    </ul>
  );
}
