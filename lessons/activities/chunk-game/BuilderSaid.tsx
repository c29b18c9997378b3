import { Feedback } from '../games/Feedback.tsx';
import { rightPoints } from '../games/play.ts';
import { type Builder, rightSoFar } from './builder.ts';

/** How the sentence on the table stands, in words. */
export function BuilderSaid({ game }: { game: Builder }) {
  const { outcome, worth, play } = game;
  if (outcome === 'right') {
    return <Feedback tone="right">Right!{play.gained ? ` ${play.gained} points.` : ''}</Feedback>;
  }
  if (outcome === 'shown') return <Feedback tone="hint">This is the sentence. No points.</Feedback>;
  if (outcome === 'wrong') {
    const right = rightSoFar(game);
    const length = game.puzzles[game.at]?.solution.length ?? 0;
    const tooFew = right === game.laid.length && right < length;
    return (
      <Feedback tone="wrong">
        {tooFew
          ? `Right so far, but ${length - right} more to come.`
          : right === 0
            ? 'Not yet: another chunk comes first.'
            : `Not yet: the first ${right === 1 ? 'chunk is' : `${right} chunks are`} right.`}
      </Feedback>
    );
  }
  const left = worth < rightPoints ? ` It is worth ${worth} points now.` : '';
  return <Feedback tone="plain">Rebuild this sentence.{left}</Feedback>;
}
