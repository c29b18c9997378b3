import { useLayoutEffect, useState } from 'react';

/**
 * State that may differ between this browser and a visitor who has chosen nothing, for whom the gateway renders
 * a lesson. An adopted lesson first has the value `drawn`, so that the first render equals the elements that are
 * already in the page, and the browser's own value before the next paint. Otherwise the state starts with the own
 * value. `adopted` is read only once.
 */
export function useOwn<Value>(adopted: boolean, drawn: Value, own: () => Value) {
  const [value, setValue] = useState(() => (adopted ? drawn : own()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after the adoption
  useLayoutEffect(() => {
    if (adopted) setValue(own());
  }, []);
  return [value, setValue] as const;
}
