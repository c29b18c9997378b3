import type { RefObject } from 'react';
import type { useKeyTarget } from '../tasks/type-the-answer/use-key-target.ts';
import { KeyBar, useOpenKeys } from '../tasks/views/KeyBar.tsx';

interface BoardKeysProps {
  language: string;
  /** The field that the keys write into. */
  keys: Pick<ReturnType<typeof useKeyTarget>, 'press' | 'remove'>;
  /** Where they write while no field had the focus yet. */
  field?: RefObject<HTMLInputElement | null>;
}

/** The letters that a school's keyboard lacks, beside a field that a pupil types in at the board. */
export function BoardKeys({ language, keys, field }: BoardKeysProps) {
  const [open, setOpen] = useOpenKeys();
  return (
    // On a phone the keys run on sideways: they must not make the screen wider.
    <div className="min-w-0">
      <KeyBar
        language={language}
        open={open}
        onOpen={setOpen}
        onKey={(key) => keys.press(language, key, field?.current ?? null)}
        onDelete={() => keys.remove(field?.current ?? null)}
      />
    </div>
  );
}
