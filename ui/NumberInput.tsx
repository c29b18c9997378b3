import { type ComponentProps, useState } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  value: number;
  /** Hears of each number that is typed, even out of bounds, and of nothing while none stands there. */
  onNumber: (value: number) => void;
}

/**
 * A control for a number that is always there: it may be empty while it is typed in, and shows `value`
 * again when it is left.
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
