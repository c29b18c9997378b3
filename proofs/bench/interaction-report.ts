import type { Interaction } from './interactions.ts';
import type { Reaction } from './measure-interaction.ts';
import { quantile, row } from './report.ts';

export const rounds = Number(process.env.ROUNDS ?? 40);
export const words = 500;
export const slowdown = Number(process.env.SLOWDOWN ?? 4);
/** Maximum INP in ms (performance.md 1.4). */
const maxInputToPaint = 100;

/**
 * Returns a line of the report: the time until the effect was visible, and the script time until the page was
 * idle.
 */
export function reportReactions(
  { name }: Pick<Interaction, 'name'>,
  reactions: readonly Reaction[],
): string {
  const paint = reactions.map(({ inputToPaint }) => inputToPaint);
  const script = reactions.map((reaction) => reaction.script);
  const pair = (values: readonly number[]) =>
    [0.5, 0.95].map((share) => quantile(values, share).toFixed(0)).join('/');
  return row(name, [
    `input to paint p50/p95 ${pair(paint)} ms, goal ${maxInputToPaint}`,
    `script ${pair(script)} ms`,
    quantile(paint, 0.95) > maxInputToPaint ? 'OVER' : '',
  ]).trimEnd();
}
