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
 * Props of every `Panel.tsx`: the teaching view of one part on the projector. Panels store revealed answers
 * in their own state, so a new `key` resets them, except within `RevealedAs`. `textStyle` contains the
 * teacher's font family, size and line height; everything inside is sized in `em` relative to it.
 */
export interface PanelProps<Content> {
  content: Content;
  text: Text;
  show: Shown;
  textStyle?: CSSProperties | undefined;
  media?: PanelMedia | undefined;
}

/**
 * Props of every `Edit.tsx`: the review screen's editor for one part. The editor keeps changes in local state
 * until Save. `onSave` stores them; if it rejects, the editor shows the error's message. A new `key` resets
 * the editor.
 */
export interface EditProps<Content> {
  content: Content;
  text: Text;
  request: MakeRequest;
  onSave: (content: Content) => void | Promise<void>;
  /** True while the page around the editor saves the changes. The editor is read-only during that time. */
  saving?: boolean | undefined;
  /** Leaves the editor without saving. The button is shown only if this callback is set. */
  onCancel?: (() => void) | undefined;
  /**
   * Called after every change: with a save function while there are unsaved changes, with null when there are
   * none left. The page around the editor can call the save function, which returns false if saving failed;
   * the editor then shows the reason.
   */
  onDirty?: ((save: (() => Promise<boolean>) | null) => void) | undefined;
}

/** Returns the pictures and sounds of single vocabulary items. */
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
