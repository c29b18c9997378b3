import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScript } from '#ui/load-script.ts';

type Module<Props> = { default: ComponentType<Props> };

/** A screen whose script is loaded when it is first shown. */
export function lazyScreen<Props extends object>(
  load: () => Promise<Module<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadScript(load));
}
