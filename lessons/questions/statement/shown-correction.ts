import type { Bilingual } from '../bilingual.ts';
import type { StatementContent } from './content.ts';

/** What a false statement should say; a true one says it, whatever was kept from when it was false. */
export const shownCorrection = ({
  isTrue,
  correction,
}: StatementContent['items'][number]): Bilingual | undefined => (isTrue ? undefined : correction);
