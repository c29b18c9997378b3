import { randomFrom } from '#language/random.ts';
import type { Sentence, Text } from '#language/text/text.ts';
import type { ActivityRequest } from '../activity-definition.ts';
import { gapOrder } from '../gap-fill/gap-order.ts';
import type { RedactOptions, RedactState } from './state.ts';

/**
 * The words to black out: the beginning of one seeded order, so that a higher percentage covers all
 * that a lower one did. Any word may go, names and numbers too; marks and spaces stay to be seen.
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

/** The state over an edited text: a block stays exactly when its word is still there. */
export function retainRedaction(state: RedactState, text: Text): RedactState {
  const wanted = new Set(state.ids);
  const ids = text.sentences.flatMap(({ target }) =>
    target.tokens.filter(({ id, isWord }) => isWord && wanted.has(id)).map(({ id }) => id),
  );
  return { ...state, ids };
}

/** One of the words still covered, drawn by `seed`; undefined when all are open. */
export function randomHidden(
  ids: readonly string[],
  open: ReadonlySet<string>,
  seed: number,
): string | undefined {
  const hidden = ids.filter((id) => !open.has(id));
  return hidden[Math.floor(randomFrom(seed)() * hidden.length)];
}

/** Every covered word of the first sentence that still has one. */
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
