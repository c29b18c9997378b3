import type { TextType } from '#contracts/resources/draft.ts';

/** A voice of the speech service. The id comes from the service; the name is shown to the teacher. */
export interface Voice {
  id: string;
  name: string;
}

/**
 * The voices, in the order in which they are assigned to speakers: adjacent voices differ clearly in pitch.
 */
export const voices = [
  { id: 'nova', name: 'Nova' },
  { id: 'onyx', name: 'Onyx' },
  { id: 'alloy', name: 'Alloy' },
  { id: 'echo', name: 'Echo' },
  { id: 'shimmer', name: 'Shimmer' },
  { id: 'fable', name: 'Fable' },
  { id: 'coral', name: 'Coral' },
  { id: 'ash', name: 'Ash' },
  { id: 'sage', name: 'Sage' },
  { id: 'ballad', name: 'Ballad' },
] as const satisfies readonly Voice[];

export type VoiceId = (typeof voices)[number]['id'];

export function isVoice(id: string): boolean {
  return voices.some((voice) => voice.id === id);
}

/** The number of speakers in each text type; 0 if a narrator reads. */
export const speakersIn: Record<TextType, number> = {
  text: 0,
  dialogue2: 2,
  dialogue3: 3,
  sentences: 0,
  comprehensible: 0,
};

/**
 * Assigns a different voice to each speaker, keyed by speaker name. The key '' is the narrator, who reads
 * lines without a speaker. `speakers` is in the order of their first words and may contain duplicates.
 */
export function defaultVoices(
  textType: TextType,
  speakers: readonly string[] = [],
): Record<string, string> {
  const narrator = speakersIn[textType] > 0 ? 'alloy' : 'nova';
  const named = [...new Set(speakers)].filter((name) => name !== '');
  const free: string[] = voices.map((voice) => voice.id).filter((id) => id !== narrator);
  return Object.fromEntries([
    ['', narrator],
    ...named.map((name, n) => [name, free[n % free.length] ?? narrator]),
  ]);
}
