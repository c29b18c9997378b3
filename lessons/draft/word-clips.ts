import { type Resource, Speech } from '#contracts/resources/resource.ts';
import { generatedVocabulary, speechOf } from './media.ts';

/**
 * Returns the stored clips that have their word stored with them. These clips stay valid even if the sound of
 * the text is replaced.
 */
export function knownWordClips({ parts }: Pick<Resource, 'parts'>): Speech['clips'] {
  const speech = Speech.safeParse(parts.find(({ part }) => part === 'speech')?.content);
  const clips = Object.entries(speech.data?.clips ?? {});
  return Object.fromEntries(clips.filter(([, { word }]) => word !== undefined));
}

/**
 * Returns only the clips of single words, to be preserved when the sound of the text is replaced. The new
 * sound is the teacher's own and is not regenerated with the vocabulary, so each clip now needs its word
 * stored with it. Older clips have no stored word; their word can be determined only while the old sound
 * exists.
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
