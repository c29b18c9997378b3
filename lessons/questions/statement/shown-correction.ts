import type { Bilingual } from '../bilingual.ts';
import type { StatementContent } from './content.ts';

/**
 * Returns the correction to show for a false statement; undefined for a true statement, even if an old
 * correction is still stored.
 */
export const shownCorrection = ({
  isTrue,
  correction,
}: StatementContent['items'][number]): Bilingual | undefined => (isTrue ? undefined : correction);
