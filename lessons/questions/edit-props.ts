import type { Text } from '#language/text/text.ts';
import type { MakeRequest } from './question-definition.ts';

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
