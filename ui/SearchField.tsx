import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A text field with a magnifying glass. The caller performs the search. */
export function SearchField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'className'>) {
  return (
    <div className="relative">
      <TextField type="search" {...props} className="ps-11" />
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute start-4 bottom-3.5 text-ink-3"
      />
    </div>
  );
}
