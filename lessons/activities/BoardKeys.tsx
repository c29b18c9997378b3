import type { RefObject } from 'react';
import type { useKeyTarget } from '../tasks/type-the-answer/use-key-target.ts';
import { KeyBar, useOpenKeys } from '../tasks/views/KeyBar.tsx';

interface BoardKeysProps {
  language: string;
  /** Types into the focused field. */
  keys: Pick<ReturnType<typeof useKeyTarget>, 'press' | 'remove'>;
  /** The field into which the keys type until a field has received the focus. */
  field?: RefObject<HTMLInputElement | null>;
}

/** Keys for letters missing from the school's keyboard, shown next to a field that a pupil types in. */
export function BoardKeys({ language, keys, field }: BoardKeysProps) {
  const [open, setOpen] = useOpenKeys();
  return (
    // On a phone, the row of keys scrolls sideways instead of widening the page.
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
