import type { ComponentType } from 'react';
import type { ActivityView } from './activity-view.tsx';
import type { ActivityName } from './menu.ts';

type Icon = ComponentType<{ className?: string }>;

const icons = import.meta.glob<Icon>('./*/icon.ts', { eager: true, import: 'icon' });
const panels = import.meta.glob<{ default: ActivityView }>('./*/Panel.tsx');

/**
 * Returns the icon of an activity, from its folder. Icons are not in `menu.ts`, because that file is also
 * loaded by Workers and by screens without icons, such as the worksheets.
 */
export function iconOf(name: ActivityName): Icon {
  const icon = icons[`./${name}/icon.ts`];
  if (!icon) throw new Error(`${name} has no icon.ts.`);
  return icon;
}

/** Fetches the view of an activity when it is first opened; each view is a separate bundle chunk. */
export async function viewOf(name: ActivityName): Promise<ActivityView> {
  const load = panels[`./${name}/Panel.tsx`];
  if (!load) throw new Error(`${name} has no Panel.tsx.`);
  return (await load()).default;
}
