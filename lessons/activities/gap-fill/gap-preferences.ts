import type { PreferenceRules } from '../../draft/preferences.ts';
import type { GapOptions } from './state.ts';

/** A percentage of gaps is kept from lesson to lesson; the other menus are a lesson's own. */
export const gapPreferences: PreferenceRules<GapOptions> = {
  of: ({ source }) => (source.kind === 'percentage' ? { gapPercent: source.percent } : {}),
  into: (options, { gapPercent }) =>
    options.source.kind === 'percentage'
      ? { ...options, source: { kind: 'percentage', percent: gapPercent } }
      : options,
};
