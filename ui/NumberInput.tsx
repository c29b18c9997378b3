import { type ComponentProps, useState } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: number;
  /** Called with each number typed, even out of bounds; not called while the field is empty. */
  onNumber: (value: number) => void;
}

/**
 * An input for a number that always has a value: it may be empty during typing, and shows `value` again on
 * blur.
 */
export function NumberInput({ value, onNumber, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="numeric"
      {...rest}
      type="number"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = currentTarget.valueAsNumber;
        if (!Number.isNaN(number)) onNumber(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
