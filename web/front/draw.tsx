import { renderToString } from 'react-dom/server';
import { frontPages } from '#contracts/front-pages.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { FrontPage } from './FrontPage.tsx';
import { loadFrontScreen } from './screens.ts';

/** Renders all front pages for a visitor of whom nothing is known. Returns the HTML by the screen's name. */
export async function drawFrontPages(): Promise<Record<string, string>> {
  const drawn = frontPages.map(async (page) => {
    const Screen = await loadFrontScreen(page);
    const html = renderToString(
      <FrontPage page={page}>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </FrontPage>,
    );
    return [page.screen, html];
  });
  return Object.fromEntries(await Promise.all(drawn));
}
