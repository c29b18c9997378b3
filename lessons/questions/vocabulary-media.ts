import type { Resource } from '#contracts/resources/resource.ts';
import { generatedVocabulary } from '../draft/generated-vocabulary.ts';
import { picturesOf } from '../draft/pictures-of.ts';
import { speechOf } from '../draft/speech-of.ts';
import type { PanelMedia } from './panel-props.ts';

/** The pictures and sounds of single vocabulary items. */
export function vocabularyMedia(
  resource: Pick<Resource, 'parts'>,
  address: (key: string) => string,
): PanelMedia {
  const contentOf = (name: string) => resource.parts.find(({ part }) => part === name)?.content;
  return {
    pictures: picturesOf(contentOf('pictures'), generatedVocabulary(contentOf('vocab')) ?? []),
    clips: speechOf(resource).clips,
    address,
  };
}
