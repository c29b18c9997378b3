import { SearchField } from '#ui/SearchField.tsx';
import { useTypedSearch } from './use-typed-search.ts';

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
