import { ExternalLink } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import type { NavLink } from './nav-links.ts';

interface NavListProps {
  links: readonly NavLink[];
  pathname: string;
  onSignOut: () => void;
  /** One under the other, as in the menu of a phone. */
  upright?: boolean;
}

const entry =
  'inline-flex min-h-10 w-full items-center gap-1.5 rounded-control px-3 font-semibold no-underline text-ink-2 transition-colors hover:bg-target-soft hover:text-ink aria-[current=page]:bg-target-soft aria-[current=page]:text-target';

export function NavList({ links, pathname, onSignOut, upright = false }: NavListProps) {
  const size = upright ? 'min-h-12 text-lg' : 'text-sm whitespace-nowrap 2xl:text-base';
  return (
    <ul
      className={classNames('flex', upright ? 'flex-col gap-1' : 'flex-wrap items-center gap-0.5')}
    >
      {links.map((link) => (
        <li key={link.to}>
          <a
            href={link.to}
            aria-current={link.to === pathname ? 'page' : undefined}
            target={link.newTab ? '_blank' : undefined}
            rel={link.newTab ? 'noopener' : undefined}
            className={classNames(entry, size)}
          >
            {link.label}
            {link.newTab && (
              <>
                <ExternalLink size={14} aria-hidden="true" />
                <span className="sr-only">(opens in a new tab)</span>
              </>
            )}
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={onSignOut} className={classNames(entry, size)}>
          Logout
        </button>
      </li>
    </ul>
  );
}
