import { type Resource, Speech } from '#contracts/resources/resource.ts';
import { generatedVocabulary, speechOf } from './media.ts';

/** The stored clips that know their word: whatever becomes of the text's sound, they say no other. */
export function knownWordClips({ parts }: Pick<Resource, 'parts'>): Speech['clips'] {
  const speech = Speech.safeParse(parts.find(({ part }) => part === 'speech')?.content);
  const clips = Object.entries(speech.data?.clips ?? {});
  return Object.fromEntries(clips.filter(([, { word }]) => word !== undefined));
}

/**
 * The clips of single words alone, to be kept when the sound of the text becomes another. That sound is
 * the teacher's own and not made again with the vocabulary, so each clip is told its word; older ones do not
 * know it, and are sure of it only while the sound stands.
 */
export function wordClips(resource: Pick<Resource, 'parts'>): Speech['clips'] {
  const { clips } = speechOf(resource);
  const vocabulary = resource.parts.find(({ part }) => part === 'vocab');
  const told = (generatedVocabulary(vocabulary?.content) ?? []).flatMap(({ id, target }) => {
    const clip = clips[id];
    return clip ? [[id, { ...clip, word: target }] as const] : [];
  });
  return { ...knownWordClips(resource), ...Object.fromEntries(told) };
}
