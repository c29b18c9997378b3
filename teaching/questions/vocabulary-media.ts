import type { Pictures, Resource } from '../resources/resource.ts';
import { speechOf } from '../resources/speech-of.ts';
import type { PanelMedia } from './panel-props.ts';

/** The pictures and sounds of single vocabulary items. */
export function vocabularyMedia(
  resource: Pick<Resource, 'parts'>,
  address: (key: string) => string,
): PanelMedia {
  const pictures = resource.parts.find(({ part }) => part === 'pictures')?.content;
  return {
    pictures: isPictures(pictures) ? pictures : {},
    clips: speechOf(resource).clips,
    address,
  };
}

const isPictures = (content: unknown): content is Pictures =>
  typeof content === 'object' && content !== null;
