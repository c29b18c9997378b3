import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useDetailsMenu } from '#ui/use-details-menu.ts';
import { NavLinkEntry, UnseenAlerts } from './NavLinkEntry.tsx';
import { navEntryLook, navRowSize } from './nav-entry-look.ts';
import { currentOf, type NavLink } from './nav-links.ts';

interface NavRowProps {
  links: readonly NavLink[];
  pathname: string;
  onSignOut: () => void;
}

/** Shows the links in one row. Links that do not fit are moved to the menu "More". */
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
          <NavLinkEntry link={link} pathname={pathname} className={navRowSize} />
        </li>
      ))}
      <li data-more="" hidden={rest.length === 0}>
        <details ref={more} className="relative">
          <summary
            aria-current={rest.some((link) => currentOf(link, pathname)) ? 'true' : undefined}
            className={classNames(
              navEntryLook,
              navRowSize,
              'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
            )}
          >
            <Trans context="links">More</Trans>
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
      <li data-stays="">
        <button type="button" onClick={onSignOut} className={classNames(navEntryLook, navRowSize)}>
          <Trans>Logout</Trans>
        </button>
      </li>
    </ul>
  );
}

/**
 * The number of items, counted from the first, that fit into a row. If some items do not fit, the width
 * `rest` is reserved for "More".
 */
export function fittingCount(widths: readonly number[], room: number, rest: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = rest;
  const at = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return Math.max(0, at);
}

/**
 * The number of items in a row (elements with `data-fits`) that fit next to its fixed content (elements with
 * `data-stays`). The hook measures before the first paint, and again when the row's width, items or fonts
 * change.
 */
function useFitting(row: RefObject<HTMLElement | null>, items: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const widths = useRef<ReturnType<typeof measured>>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const settle = () => {
      // Skip the measurement on a phone: the row is hidden, and its items have no width until it is shown.
      if (element.clientWidth === 0) return;
      widths.current = widths.current?.items === items ? widths.current : measured(element, items);
      const { each, rest, more } = widths.current;
      setCount(fittingCount(each, element.clientWidth - rest, more));
    };
    const watcher = new ResizeObserver(settle);
    // Measure again after a font has loaded, because its characters differ in width from those of the
    // fallback font.
    const measureAnew = () => {
      widths.current = undefined;
      settle();
    };
    document.fonts.addEventListener('loadingdone', measureAnew);
    watcher.observe(element);
    settle();
    return () => {
      document.fonts.removeEventListener('loadingdone', measureAnew);
      watcher.disconnect();
    };
  }, [row, items]);
  return count;
}

/** Minimum width of the "More" button, in pixels. In some languages, its word is longer. */
const minMoreWidth = 84;

function measured(row: HTMLElement, items: string) {
  const all = [...row.querySelectorAll<HTMLElement>('[data-fits]')];
  const menus = [...row.querySelectorAll<HTMLElement>('[data-more]')];
  const hidden = [...all, ...menus].filter((item) => item.hidden);
  for (const item of hidden) item.hidden = false;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const widthOf = (item: HTMLElement) => item.getBoundingClientRect().width + gap;
  const each = all.map(widthOf);
  const rest = [...row.querySelectorAll<HTMLElement>('[data-stays]')]
    .map(widthOf)
    .reduce((sum, width) => sum + width, 0);
  const more = Math.max(minMoreWidth, ...menus.map(widthOf));
  for (const item of hidden) item.hidden = true;
  return { items, each, rest, more };
}
