import { useEffect, useState } from 'react';
import { SearchField } from '#web/ui/SearchField.tsx';

interface WordSearchProps {
  value: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** A field to search with; typing waits a moment before it searches. */
export function WordSearch({ value, placeholder, onSearch }: WordSearchProps) {
  const [search, setSearch] = useState(value);
  // Back and forward change the address: the field follows.
  useEffect(() => setSearch(value), [value]);
  useEffect(() => {
    if (search.trim() === value) return;
    const timer = setTimeout(() => onSearch(search.trim()), 350);
    return () => clearTimeout(timer);
  }, [search, value, onSearch]);
  return (
    <SearchField
      label="Search"
      dir="auto"
      value={search}
      maxLength={60}
      placeholder={placeholder}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  );
}
