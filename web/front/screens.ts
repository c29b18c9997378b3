import type { ComponentType } from 'react';
import { type FrontPage, frontPages } from '#contracts/front-pages.ts';

const modules = import.meta.glob<{ default: ComponentType }>([
  './screens/*.tsx',
  '!./screens/*.test.tsx',
]);

/** Loads the screen of a front page. */
export async function loadFrontScreen({ screen }: FrontPage): Promise<ComponentType> {
  const load = modules[`./screens/${screen}.tsx`];
  if (!load) throw new Error(`web/front/screens/${screen}.tsx does not exist.`);
  return (await load()).default;
}

/** The front page with this screen; throws if there is none. */
export function frontPageOf(screen: string | undefined): FrontPage {
  const page = frontPages.find((one) => one.screen === screen);
  if (!page) throw new Error(`No front page has the screen ${screen}.`);
  return page;
}
