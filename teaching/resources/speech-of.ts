import type { Resource, Speech } from './resource.ts';

const silent: Speech = { clips: {} };

/**
 * The resource's sound; none while it is being made or could not be: what is stored may then speak
 * words that the text no longer has.
 */
export function speechOf(resource: Pick<Resource, 'parts'>): Speech {
  const speech = resource.parts.find(({ part }) => part === 'speech');
  const stands = speech?.status === 'ready' || speech?.status === 'needs-edit';
  return stands && isSpeech(speech.content) ? speech.content : silent;
}

function isSpeech(content: unknown): content is Speech {
  return typeof content === 'object' && content !== null && 'clips' in content;
}
