import { msg } from '@lingui/core/macro';
import type { SchoolCountryName } from './levels.ts';
import type { Message } from './wordings/speaker.ts';

/** The names of the groups of levels. They are not in `levels.ts`, because Workers load that file without macros. */
export const audienceGroupWords: Readonly<Record<'cefr' | SchoolCountryName, Message>> = {
  cefr: msg({
    message: 'CEFR',
    comment: 'Common European Framework of Reference for Languages: GER, CECR, MCER …',
  }),
  england: msg`England`,
  scotland: msg`Scotland`,
  'northern-ireland': msg`Northern Ireland`,
  ireland: msg`Ireland`,
  germany: msg`Germany`,
  france: msg`France`,
  spain: msg`Spain`,
  usa: msg`USA`,
  mexico: msg`Mexico`,
  peru: msg`Peru`,
  colombia: msg`Colombia`,
  argentina: msg`Argentina`,
  india: msg`India`,
};
