import type { Resource, Speech } from '#teaching/resources/resource.ts';

const silent: Speech = { clips: {} };

/** The resource's sound; none while it is still being made. */
export function speechOf(resource: Resource): Speech {
  const content = resource.parts.find(({ part }) => part === 'speech')?.content;
  return isSpeech(content) ? content : silent;
}

function isSpeech(content: unknown): content is Speech {
  return typeof content === 'object' && content !== null && 'clips' in content;
}
