import { useEffect, useState } from 'react';

/** Counts whole seconds down to nothing; null when it is not running. */
export function useCountdown() {
  const [left, setLeft] = useState<number | null>(null);
  const running = left !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setLeft((seconds) => (seconds === null || seconds <= 1 ? null : seconds - 1)),
      1000,
    );
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: (seconds: number) => setLeft(seconds), stop: () => setLeft(null) };
}
