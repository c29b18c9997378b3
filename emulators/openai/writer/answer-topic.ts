import type { Data } from './read-request.ts';

/** Sentences that add an event to a topic to make a story, keyed by the teacher's language. */
const turns: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Two friends are there together on a Saturday morning.',
    'Something small goes wrong, they ask somebody for help, and in the end they laugh about it.',
  ],
  de: [
    'Zwei Freunde sind an einem Samstagmorgen zusammen dort.',
    'Etwas Kleines geht schief, sie bitten jemanden um Hilfe, und am Ende lachen sie darüber.',
  ],
  fr: [
    'Deux amis y sont ensemble un samedi matin.',
    'Un petit problème arrive, ils demandent de l’aide, et à la fin ils en rient.',
  ],
  es: [
    'Dos amigos están allí juntos un sábado por la mañana.',
    'Algo pequeño sale mal, piden ayuda a alguien y al final se ríen.',
  ],
};

/** Generates the reply to `topic`: the topic as a sentence, followed by people, a time and an event. */
export function answerTopic({ topic, from }: Data): { t: string } | null {
  const typed = topic.trim().replace(/\s+/g, ' ').slice(0, 300);
  if (typed === '') return null;
  const more = turns[from] ?? turns.en ?? [];
  const [first = ''] = typed;
  const sentence = `${first.toLocaleUpperCase(from)}${typed.slice(first.length)}`;
  const ended = /[.!?。！？]$/u.test(sentence) ? sentence : `${sentence}.`;
  return { t: [ended, ...more].join(' ') };
}
