import type { Resource, Speech } from '#contracts/resources/resource.ts';

/** Somebody who speaks in a resource; '' is the one voice of a text without speakers. */
export interface SpeakingPart {
  speaker: string;
  /** Ids of what they say, in order. */
  sentences: string[];
}

/** Who speaks, in the order of their first words. */
export function speakingParts(resource: Pick<Resource, 'text'>): SpeakingPart[] {
  const parts = new Map<string, string[]>();
  for (const { id, speaker = '' } of resource.text.sentences) {
    parts.set(speaker, [...(parts.get(speaker) ?? []), id]);
  }
  return [...parts].map(([speaker, sentences]) => ({ speaker, sentences }));
}

/** The first clip that exists of this speaker; null when none is made yet. */
export function findListen(part: SpeakingPart, clips: Speech['clips']): string | null {
  for (const id of part.sentences) {
    const clip = clips[id];
    if (clip) return clip.key;
  }
  return null;
}
