import { type RefObject, useEffect } from 'react';

/** Brings the sentence being spoken into sight, where it is not: the class reads along. */
export function useFollowSpeech(text: RefObject<HTMLElement | null>, speaking: string | undefined) {
  useEffect(() => {
    if (speaking === undefined) return;
    const spoken = [...(text.current?.querySelectorAll('.spoken') ?? [])];
    spoken.find((side) => side.checkVisibility())?.scrollIntoView({ block: 'nearest' });
  }, [text, speaking]);
}
