import { useEffect, useState } from 'react';
import { TextField } from '#ui/TextField.tsx';

interface ResourceTitleProps {
  title: string;
  /** Stores the new title; throws when that failed. */
  onSave: (title: string) => Promise<void>;
}

/** The resource's name, changed in place: saved when the field is left. */
export function ResourceTitle({ title, onSave }: ResourceTitleProps) {
  const [value, setValue] = useState(title);
  const [error, setError] = useState<string | undefined>();
  useEffect(() => setValue(title), [title]);

  const save = async () => {
    const next = value.trim();
    if (next === title) return;
    if (!next) return setError('Give the resource a name, so that you find it again.');
    try {
      await onSave(next);
      setError(undefined);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'Something went wrong');
    }
  };

  return (
    <TextField
      label="Resource name"
      dir="auto"
      value={value}
      maxLength={120}
      error={error}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setValue(title);
      }}
      className="text-xl font-bold"
    />
  );
}
