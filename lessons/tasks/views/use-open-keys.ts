import { useState } from 'react';

const storageKey = 'lexiloom-task-keys';

/**
 * Whether a whole alphabet of keys stands open: as the pupil left it on this device, at first open, so
 * that nobody has to ask for letters (language-rules 2.14).
 */
export function useOpenKeys(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => read() !== 'closed');
  return [
    open,
    (next) => {
      setOpen(next);
      try {
        localStorage.setItem(storageKey, next ? 'open' : 'closed');
      } catch {
        // Private windows keep nothing: the keys open and close all the same.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
