import {
  firstUsual,
  highlightEffects,
  type UsualSettings,
  usualPercents,
} from './usual-settings.ts';

/** Usual settings out of storage, field by field: what is missing or none of ours is the first one. */
export function readUsual(stored: unknown): UsualSettings {
  const field = (name: keyof UsualSettings): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const percent = (name: keyof typeof usualPercents): number => {
    const value = field(name);
    const { least, most } = usualPercents[name];
    const fits = typeof value === 'number' && value % 5 === 0 && value >= least && value <= most;
    return fits ? value : firstUsual[name];
  };
  const effect = field('highlightEffect');
  return {
    gapPercent: percent('gapPercent'),
    redactPercent: percent('redactPercent'),
    tangledPercent: percent('tangledPercent'),
    highlightEffect: highlightEffects.find((each) => each === effect) ?? firstUsual.highlightEffect,
  };
}
