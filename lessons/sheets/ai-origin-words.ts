import { msg } from '@lingui/core/macro';
import type { AiOrigin } from '#contracts/resources/ai-origin.ts';
import { aiSentences } from '#contracts/resources/ai-sentences.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

const words = {
  made: msg`Made with AI`,
  checked: msg`Made with AI, checked by a teacher`,
  edited: msg`Made with AI, edited by a teacher`,
  given: msg`A teacher’s own text, with exercises and translation made with AI`,
} satisfies Record<keyof typeof aiSentences, Message>;

/** Says how AI was involved in a lesson. A sentence that this page does not know remains English. */
export function aiOriginWords({ sentence }: AiOrigin): string {
  const known = (Object.keys(words) as (keyof typeof words)[]).find(
    (name) => aiSentences[name] === sentence,
  );
  return known ? i18n._(words[known]) : sentence;
}
