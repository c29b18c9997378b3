import type { CSSProperties } from 'react';
import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import { generatedVocabulary, picturesOf, speechOf } from '../draft/media.ts';
import type { MakeRequest } from './define-question.ts';

/** The languages that questions are asked in: a setting separate from T and N of the teaching view. */
export interface Shown {
  target: boolean;
  native: boolean;
}

/** Media of vocabulary items, by item id, and the URLs of their files. */
export interface PanelMedia {
  pictures: Pictures;
  clips: Speech['clips'];
  /** Returns the URL of a stored file. */
  address: (key: string) => string;
}

/**
 * Props of every `Panel.tsx`: the teaching view of one part on the projector. Panels keep revealed answers in
 * their own state, so a new `key` resets them, except within `RevealedAs`. `textStyle` carries the teacher's
 * font family, size and line height; everything inside is sized in `em` of it.
 */
export interface PanelProps<Content> {
  content: Content;
  text: Text;
  show: Shown;
  textStyle?: CSSProperties | undefined;
  media?: PanelMedia | undefined;
}

/**
 * Props of every `Edit.tsx`: the review screen's editor of one part. It keeps changes in local state until
 * Save; `onSave` stores them and may reject with an error whose message is shown. A new `key` resets the
 * editor.
 */
export interface EditProps<Content> {
  content: Content;
  text: Text;
  request: MakeRequest;
  onSave: (content: Content) => void | Promise<void>;
  /** True while saved from outside: nothing can be changed until that has ended. */
  saving?: boolean | undefined;
  /** Leaves without saving; the button is shown only if this is given. */
  onCancel?: (() => void) | undefined;
  /**
   * Called at every change that leaves unsaved changes, with a function that saves them from outside (false
   * if that failed and the editor says why), and once there are none any more.
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
