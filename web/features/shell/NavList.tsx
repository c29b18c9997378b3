import { classNames } from '#ui/class-names.ts';
import { NavLinkEntry } from './NavLinkEntry.tsx';
import { navEntryLook } from './nav-entry-look.ts';
import type { NavLink } from './nav-links.ts';

interface NavListProps {
  links: readonly NavLink[];
  pathname: string;
  onSignOut: () => void;
}

const size = 'min-h-12 text-lg';

/** The links one under the other, as in the menu of a phone. */
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
