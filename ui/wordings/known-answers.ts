import known from 'virtual:answers';
import { createAnswerSpeaker } from './create-answer-speaker.ts';
import { i18n } from './i18n.ts';

/** Says the sentences that Workers and schemas answer with (`answers.ts`). */
export const sayKnown = createAnswerSpeaker(known, i18n);
