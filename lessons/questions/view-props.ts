import type { CSSProperties } from 'react';
import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import { generatedVocabulary, picturesOf, speechOf } from '../draft/media.ts';
import type { MakeRequest } from './define-question.ts';

/** The languages that questions are asked in: a choice of its own beside T and N of the teaching view. */
export interface Shown {
  target: boolean;
  native: boolean;
}

/** What was made for vocabulary items beside their words, by item id, and where it is stored. */
export interface PanelMedia {
  pictures: Pictures;
  clips: Speech['clips'];
  /** The address of a stored file. */
  address: (key: string) => string;
}

/**
 * What every `Panel.tsx` takes: the teaching view of one part on the projector. Panels keep what is
 * revealed in their own state, so a new `key` starts afresh, but for those within `RevealedAs`. `textStyle` carries the teacher's font
 * family, size and line height; everything inside is sized in `em` of it.
 */
export interface PanelProps<Content> {
  content: Content;
  text: Text;
  show: Shown;
  textStyle?: CSSProperties | undefined;
  media?: PanelMedia | undefined;
}

/**
 * What every `Edit.tsx` takes: the review screen's editor of one part. It keeps the changes to itself
 * until Save; `onSave` stores them and may reject with an error whose message is shown. A new `key`
 * starts afresh.
 */
export interface EditProps<Content> {
  content: Content;
  text: Text;
  request: MakeRequest;
  onSave: (content: Content) => void | Promise<void>;
  /** Being stored from outside: nothing can be changed until that has ended. */
  saving?: boolean | undefined;
  /** Leaves without saving; the button is there only when this is given. */
  onCancel?: (() => void) | undefined;
  /**
   * Told at every change that there are changes not saved, with the way to save them from outside (false
   * when that failed and the editor says why), and when there are none any more.
   */
  onDirty?: ((save: (() => Promise<boolean>) | null) => void) | undefined;
}

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
