import type { Bilingual } from '../bilingual.ts';
import type { StatementContent } from './content.ts';

/**
 * The correction to show for a false statement; undefined for a true one, even if an old correction is still
 * stored.
 */
export const shownCorrection = ({
  isTrue,
  correction,
}: StatementContent['items'][number]): Bilingual | undefined => (isTrue ? undefined : correction);
