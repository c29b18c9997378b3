import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How long the script of a screen may take (specification 9). */
export const scriptLimitMs = 120_000;

/** The script of a screen did not arrive: the network, or a newer version of the site. */
export class ScreenNotLoaded extends Error {}

type Module<Props> = { default: ComponentType<Props> };

/** Waits for a screen's script, for the limit at most. Throws `ScreenNotLoaded`. */
export async function loadWithin<Props>(
  load: () => Promise<Module<Props>>,
  limitMs = scriptLimitMs,
): Promise<Module<Props>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenNotLoaded('too slow')), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ScreenNotLoaded ? error : new ScreenNotLoaded(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A screen whose script is loaded when it is first shown. */
export function lazyScreen<Props extends object>(
  load: () => Promise<Module<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithin(load));
}
