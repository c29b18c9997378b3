import type { Duty, ModelKind, ModelPrice } from '#contracts/ai-models/ai-model.ts';
import type { DutyState } from '#contracts/ai-models/duty-state.ts';
import type { DutyLine } from '#contracts/ai-models/model-record.ts';
import { formatDay } from '#web/app/format/moment.ts';

/** Titles and descriptions of the six duties, for admins. */
export const dutyWords: Readonly<Record<Duty, { title: string; about: string }>> = {
  text: { title: 'Texts', about: 'Writes lessons, and translates texts that teachers upload.' },
  questions: {
    title: 'Questions',
    about: 'Makes questions and activities from a text, and notes on its words.',
  },
  feedback: { title: 'Feedback', about: 'Drafts feedback on pupils’ writing, for the teacher.' },
  speech: { title: 'Voices', about: 'Reads texts and vocabulary aloud.' },
  pictures: {
    title: 'Pictures',
    about: 'Draws pictures for key vocabulary. Words have an emoji either way.',
  },
  moderation: {
    title: 'Moderation',
    about: 'Checks that texts and pictures are suitable for pupils before they are shown.',
  },
};

/** The work of each kind of model, with the API that is used to call it. */
export const kindWords: Readonly<Record<ModelKind, string>> = {
  chat: 'Writes (chat completions)',
  speech: 'Reads aloud (audio/speech)',
  'audio-chat': 'Reads aloud (chat completions with sound)',
  images: 'Draws (images)',
  moderations: 'Checks suitability (moderations)',
};

const dollars = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Formats a price as on its provider's page: "$1.00 in, $5.00 out per million tokens". */
export function priceWords(price: ModelPrice): string {
  switch (price.by) {
    case 'characters':
      return `${dollars.format(price.characters)} per million characters`;
    case 'pictures':
      return `about ${dollars.format(price.each.low)} to ${dollars.format(price.each.high)} a picture`;
    case 'tokens': {
      if (price.input === 0 && price.output === 0) return 'Free';
      const sound = price.audio ? `, ${dollars.format(price.audio)} for sound` : '';
      return `${dollars.format(price.input)} in, ${dollars.format(price.output)} out${sound} per million tokens`;
    }
  }
}

const noticeDays = 60;
const dayMs = 86_400_000;

/**
 * Describes an announced end of life. The tone is `bad` once it is past, `warn` within sixty days before it,
 * and `none` earlier.
 */
export function endWords(
  endsOn: string | null,
  now = Date.now(),
): { tone: 'none' | 'warn' | 'bad'; words: string } | null {
  if (endsOn === null) return null;
  const days = Math.ceil((Date.parse(endsOn) - now) / dayMs);
  const day = formatDay(`${endsOn}T12:00:00Z`, now);
  if (days <= 0) return { tone: 'bad', words: `Ended on ${day}` };
  if (days > noticeDays) return { tone: 'none', words: `Ends on ${day}` };
  return { tone: 'warn', words: `Ends on ${day}, in ${days === 1 ? '1 day' : `${days} days`}` };
}

/** Describes why a duty uses its model. */
export function sourceWords({
  duty,
  source,
  choice,
}: Pick<DutyState, 'duty' | 'source' | 'choice'>): string {
  if (source === 'admin') return 'Chosen by an admin';
  if (source === 'setting') return 'Set by the operator';
  if (source === 'default') return choice ? 'Default' : 'No model chosen';
  return duty === 'feedback' ? 'As for questions' : 'As for texts';
}

/** Describes the model of a duty in one or two words. */
export function doerWords({ problem, model }: Pick<DutyLine, 'problem' | 'model'>): string {
  if (problem) return 'Not possible';
  return model ? model.name : 'No model';
}
