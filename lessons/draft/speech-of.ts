import type { Resource, Speech } from '#contracts/resources/resource.ts';
import { plainSpaces } from '#language/text/with-no-break-spaces.ts';
import { generatedVocabulary } from './generated-vocabulary.ts';

const silent: Speech = { clips: {} };

/**
 * The resource's sound; none while it is being made or could not be: what is stored may then speak
 * words that the text no longer has.
 */
export function speechOf({ parts }: Pick<Resource, 'parts'>): Speech {
  const partOf = (name: string) => parts.find(({ part }) => part === name);
  const speech = partOf('speech');
  const stands = speech?.status === 'ready' || speech?.status === 'needs-edit';
  if (!stands || !isSpeech(speech.content)) return silent;
  const words = generatedVocabulary(partOf('vocab')?.content) ?? [];
  // A clip that knows its word goes to wherever the word stands now, and away when it is gone.
  const clips = Object.entries(speech.content.clips).flatMap(([id, clip]) => {
    const { word } = clip;
    if (word === undefined) return [[id, clip]];
    const same = words.filter(({ target }) => plainSpaces(target) === plainSpaces(word));
    const now = same.find((item) => item.id === id) ?? same[0];
    return now ? [[now.id, clip]] : [];
  });
  return { ...speech.content, clips: Object.fromEntries(clips) };
}

function isSpeech(content: unknown): content is Speech {
  return typeof content === 'object' && content !== null && 'clips' in content;
}
