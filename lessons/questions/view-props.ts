import type { CSSProperties } from 'react';
import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';
import { generatedVocabulary, picturesOf, speechOf } from '../draft/media.ts';
import type { MakeRequest } from './define-question.ts';

/**
 * The languages that questions are asked in: a setting separate from T (target) and N (native) of the
 * teaching view.
 */
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
  /** True while the page around the editor saves the changes: the editor is read-only until that is done. */
  saving?: boolean | undefined;
  /** Leaves without saving; the button is shown only if this is given. */
  onCancel?: (() => void) | undefined;
  /**
   * Called after every change: with a save function while there are unsaved changes, with null once there are
   * none. The page around the editor can call that function; it returns false if saving failed and the editor
   * says why.
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
