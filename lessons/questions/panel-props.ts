import type { CSSProperties } from 'react';
import type { Pictures, Speech } from '#contracts/resources/resource.ts';
import type { Text } from '#language/text/text.ts';

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
