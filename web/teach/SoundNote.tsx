import type { Part } from '#contracts/resources/resource.ts';
import { mediaMessage } from '#lessons/draft/media.ts';

/** Stands where the sound will be while it is still being made; nothing when none was asked for. */
export function SoundNote({ parts }: { parts: readonly Part[] }) {
  const message = mediaMessage(parts);
  if (!message) return null;
  return (
    <p
      role="status"
      className="bg-night px-5 py-3 font-semibold text-on-night text-sm print:hidden"
    >
      {message}
    </p>
  );
}
