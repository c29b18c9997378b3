import { madeVocabulary } from './made-vocabulary.ts';
import type { Resource, Speech } from './resource.ts';
import { speechOf } from './speech-of.ts';

/**
 * The clips of single words alone, to be kept when the sound of the text becomes another. That sound is
 * the teacher's own and not made again with the vocabulary, so each clip remembers its word.
 */
export function wordClips(resource: Pick<Resource, 'parts'>): Speech['clips'] {
  const { clips } = speechOf(resource);
  const vocabulary = resource.parts.find(({ part }) => part === 'vocab');
  return Object.fromEntries(
    (madeVocabulary(vocabulary?.content) ?? []).flatMap(({ id, target }) => {
      const clip = clips[id];
      return clip ? [[id, { ...clip, word: target }]] : [];
    }),
  );
}
