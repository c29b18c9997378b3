import { nanoid } from 'nanoid';

/** How many ids share what was drawn: as many as four digits of base 36 tell apart. */
const idsOfDraw = 36 ** 4;
let drawn = '';
let given = 0;

/** An id for the log: no secret, so the random part is drawn once for many. */
export function newRequestId(): string {
  if (given % idsOfDraw === 0) drawn = nanoid(8);
  const place = (given++ % idsOfDraw).toString(36).padStart(4, '0');
  return `${drawn}${place}`;
}
