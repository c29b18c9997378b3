import type { CSSProperties } from 'react';
import type { Text } from '../text/text.ts';

/** Which languages the teacher has switched on (T and N of the teaching view). */
export interface Shown {
  target: boolean;
  native: boolean;
}

/**
 * What every `Panel.tsx` takes: the teaching view of one part on the projector. Panels keep what is
 * revealed in their own state, so a new `key` starts afresh. `textStyle` carries the teacher's font
 * family, size and line height; everything inside is sized in `em` of it.
 */
export interface PanelProps<Content> {
  content: Content;
  text: Text;
  show: Shown;
  textStyle?: CSSProperties | undefined;
}
