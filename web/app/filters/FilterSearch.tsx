import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/SearchField.tsx';

interface FilterSearchProps {
  /** What the list is searched for now. */
  value: string;
  maxLength: number;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** The field with which a list is searched; typing waits a moment before it searches. */
export function FilterSearch({ value, maxLength, placeholder, onSearch }: FilterSearchProps) {
  const [search, setSearch] = useTypedSearch(value, onSearch);
  return (
    <SearchField
      label="Search"
      dir="auto"
      value={search}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  );
}

const waitMs = 350;

/**
 * What is typed into a search field, and how to change it. Typing waits a moment before `onSearch`; when
 * `value` changes from outside, as by back and forward, the field follows.
 */
function useTypedSearch(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const search = typed.trim();
    if (search === value) return;
    const timer = setTimeout(() => latest.current(search), waitMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}
