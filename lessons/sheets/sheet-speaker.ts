import { createContext } from 'react';
import type { Speaker } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/** Says the words of a printed sheet, which can be in another language than the page that shows it. */
export const SheetSpeaker = createContext<Speaker>(i18n);
