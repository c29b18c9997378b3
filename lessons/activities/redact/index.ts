import { msg, t } from '@lingui/core/macro';
import { randomFrom } from '#language/random.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition, ActivityRequest } from '../activity-definition.ts';
import { gapOrder } from '../gap-fill/gap-order.ts';
import { defaultRedactOptions, RedactOptions, type RedactState, stored } from './state.ts';

/** Words are blacked out in a text that keeps its layout; pupils read or say them from memory. */
export const redact: ActivityDefinition<RedactOptions, RedactState> = {
  Options: RedactOptions,
  ...stored,
  defaultOptions: defaultRedactOptions,
  usual: {
    of: ({ percent }) => ({ redactPercent: percent }),
    into: (options, { redactPercent }) => ({ ...options, percent: redactPercent }),
  },
  missing: () => null,
  make: makeRedaction,
  sheet: redactSheet,
  summary: ({ percent, firstSentenceWhole }) =>
    [t`Percent: ${percent}`, firstSentenceWhole && t`first sentence whole`]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'receptive',
    usual: 8,
    serves: ['reading', 'listening'],
    aim: msg`Pupils read on while more and more words are gone.`,
    teacher: msg`Black out some words, read on, and open one when the class has said it.`,
    pupils: msg`Read aloud in pairs and fill in what is covered from memory.`,
    support: msg`Black out one word in five.`,
    stretch: msg`Black out half the text and let them listen only once.`,
  },
};

export default redact;

/** The text with its blocks; the answer key is the whole text with the covered words underlined. */
export function redactSheet(state: RedactState, material: LessonMaterial): Sheet | null {
  if (state.ids.length === 0) return null;
  const covered = new Set(state.ids);
  return {
    title: t`Read through the blocks`,
    instruction: t`Read the text aloud with your partner. Say the words under the blocks too.`,
    blocks: textBlocks(material, ({ id, text }) => ({
      kind: covered.has(id) ? 'blackout' : 'words',
      text,
    })),
    key: textBlocks(material, ({ id, text }) =>
      covered.has(id) ? { kind: 'words', text, mark: 'underline' } : { kind: 'words', text },
    ),
  };
}

/**
 * Chooses the words to black out: a prefix of a seeded order, so that a higher percentage covers every word
 * that a lower percentage covers. Any word may be covered, including names and numbers; punctuation and
 * spaces stay visible.
 */
export function makeRedaction({
  material: { text },
  options,
  seed,
}: Pick<ActivityRequest<RedactOptions>, 'options' | 'seed'> & {
  material: { text: Text };
}): RedactState {
  const { percent } = options;
  const skipsFirst = options.firstSentenceWhole && percent < 100 && text.sentences.length > 1;
  let position = 0;
  const words = text.sentences.slice(skipsFirst ? 1 : 0).flatMap((sentence) =>
    sentence.target.tokens
      .filter(({ isWord }) => isWord)
      .map((token) => {
        position += 1;
        return { token, sentenceId: sentence.id, position };
      }),
  );
  const count = Math.min(words.length, Math.max(1, Math.round((percent * words.length) / 100)));
  const covered = new Set(gapOrder(words, seed).slice(0, count));
  const ids = words.filter((word) => covered.has(word)).map(({ token }) => token.id);
  return { seed, options, ids };
}

/** Returns a random word that is still covered, chosen by `seed`; undefined when all words are open. */
export function randomHidden(
  ids: readonly string[],
  open: ReadonlySet<string>,
  seed: number,
): string | undefined {
  const hidden = ids.filter((id) => !open.has(id));
  return hidden[Math.floor(randomFrom(seed)() * hidden.length)];
}

/** Returns all covered words of the first sentence that still has a covered word. */
export function nextHiddenSentence(
  sentences: readonly Sentence[],
  ids: readonly string[],
  open: ReadonlySet<string>,
): string[] {
  const hidden = new Set(ids.filter((id) => !open.has(id)));
  for (const { target } of sentences) {
    const here = target.tokens.filter(({ id }) => hidden.has(id)).map(({ id }) => id);
    if (here.length > 0) return here;
  }
  return [];
}
