import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField } from '#web/ui/TextField.tsx';

interface SearchFieldProps {
  value: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** A field to search with; typing waits a moment before it searches. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const [search, setSearch] = useState(value);
  // Back and forward change the address: the field follows.
  useEffect(() => setSearch(value), [value]);
  useEffect(() => {
    if (search.trim() === value) return;
    const timer = setTimeout(() => onSearch(search.trim()), 350);
    return () => clearTimeout(timer);
  }, [search, value, onSearch]);
  return (
    <div className="relative">
      <TextField
        label="Search"
        type="search"
        dir="auto"
        value={search}
        maxLength={60}
        placeholder={placeholder}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className="ps-11"
      />
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute start-4 bottom-3.5 text-ink-3"
      />
    </div>
  );
}
