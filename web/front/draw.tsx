import { renderToString } from 'react-dom/server';
import { frontPages } from '#contracts/front-pages.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { FrontPage } from './FrontPage.tsx';
import { type PageWords, pageWords } from './page-words.ts';
import { loadFrontScreen } from './screens.ts';

/** A front page as the build renders it: the HTML of its content, and its other words. */
export interface DrawnPage {
  content: string;
  words: PageWords;
}

/** Renders all front pages for a visitor of whom nothing is known. Returns them by the screen's name. */
export async function drawFrontPages(): Promise<Record<string, DrawnPage>> {
  const drawn = frontPages.map(async (page) => {
    const Screen = await loadFrontScreen(page);
    const content = renderToString(
      <FrontPage page={page}>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </FrontPage>,
    );
    return [page.screen, { content, words: pageWords(page) }];
  });
  return Object.fromEntries(await Promise.all(drawn));
}
