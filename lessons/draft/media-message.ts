import { t } from '@lingui/core/macro';
import type { Part } from '#contracts/resources/resource.ts';

/**
 * Returns the message shown while sound or pictures are generated (specification 8, word for word), or null.
 */
export function mediaMessage(parts: readonly Pick<Part, 'part' | 'status'>[]): string | null {
  const busy = parts.filter((part) => part.status === 'queued' || part.status === 'running');
  const pictures = busy.some((part) => part.part === 'pictures');
  const speech = busy.some((part) => part.part === 'speech');
  if (pictures) return t`Generating images and audio - check back in 1-2 minutes`;
  if (speech) return t`Generating audio - check back in 1-2 minutes`;
  return null;
}
