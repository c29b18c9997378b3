import { ExternalLink } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { navEntryLook } from './nav-entry-look.ts';
import { currentOf, type NavLink } from './nav-links.ts';

interface NavLinkEntryProps {
  link: NavLink;
  pathname: string;
  className: string;
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
      {link.newTab && (
        <>
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
