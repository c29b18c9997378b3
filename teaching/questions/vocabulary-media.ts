import { madeVocabulary } from '../resources/made-vocabulary.ts';
import { picturesOf } from '../resources/pictures-of.ts';
import type { Resource } from '../resources/resource.ts';
import { speechOf } from '../resources/speech-of.ts';
import type { PanelMedia } from './panel-props.ts';

/** The pictures and sounds of single vocabulary items. */
export function vocabularyMedia(
  resource: Pick<Resource, 'parts'>,
  address: (key: string) => string,
): PanelMedia {
  const contentOf = (name: string) => resource.parts.find(({ part }) => part === name)?.content;
  return {
    pictures: picturesOf(contentOf('pictures'), madeVocabulary(contentOf('vocab')) ?? []),
    clips: speechOf(resource).clips,
    address,
  };
}
