import { type ComponentProps, useState } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: number;
  /** Called with each typed number, even if it is out of bounds, but not while the field is empty. */
  onNumber: (value: number) => void;
}

/**
 * An input for a number that always has a value. It may be empty during typing; on blur it shows `value`
 * again.
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
