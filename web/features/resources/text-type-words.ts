import { msg } from '@lingui/core/macro';
import type { TextType } from '#contracts/resources/draft.ts';
import type { Message } from '#language/wordings/speaker.ts';

/** The names of the kinds of text. They are not in the contract, because Workers load it without macros. */
export const textTypeWords: Readonly<Record<TextType, Message>> = {
  text: msg({ message: 'Text', context: 'kind of text' }),
  dialogue2: msg`Dialogue with 2 speakers`,
  dialogue3: msg`Dialogue with 3 speakers`,
  sentences: msg`Single sentences (numbered)`,
  comprehensible: msg`Text (Comprehensible)`,
};
