import { SearchField } from '#web/ui/SearchField.tsx';
import { useTypedSearch } from '../use-typed-search.ts';

interface WordSearchProps {
  value: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** A field to search with; typing waits a moment before it searches. */
export function WordSearch({ value, placeholder, onSearch }: WordSearchProps) {
  const [search, setSearch] = useTypedSearch(value, onSearch);
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
