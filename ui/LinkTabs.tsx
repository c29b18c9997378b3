import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface LinkTabsProps {
  label: string;
  tabs: readonly { href: string; name: ReactNode; current: boolean }[];
  className?: string;
}

/** Links to sibling views that each have an address, in a row; the current link is underlined. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classNames('mb-5 border-b border-line', className)}>
      <ul className="flex gap-1 overflow-x-auto">
        {tabs.map(({ href, name, current }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-semibold text-ink-2 no-underline -outline-offset-4 transition-colors hover:text-ink aria-[current=page]:border-target aria-[current=page]:text-target sm:px-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
