import { useEffect, useRef, useState } from 'react';

const waitMs = 350;

/**
 * What is typed into a search field, and how to change it. Typing waits a moment before `onSearch`; when
 * `value` changes from outside, as by back and forward, the field follows.
 */
export function useTypedSearch(value: string, onSearch: (search: string) => void) {
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
