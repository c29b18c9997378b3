import { renderToString } from 'react-dom/server';
import { frontPages } from '#contracts/front-pages.ts';
import { createSpeaker, type Wordings } from '#language/wordings/speaker.ts';
import { sayIn } from '#ui/wordings/i18n.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { FrontPage } from './FrontPage.tsx';
import { type PageWords, pageWords } from './page-words.ts';
import { loadFrontScreen } from './screens.ts';

/** A front page as the build renders it: the HTML of its content, and its other words. */
export interface DrawnPage {
  content: string;
  words: PageWords;
}

/** The rendered front pages by the screen's name. */
export type DrawnPages = Record<string, DrawnPage>;

/**
 * Renders all front pages in one language, for a visitor of whom nothing is known. `wordings` are all wordings of the
 * language.
 */
export async function drawFrontPages(locale: string, wordings: Wordings): Promise<DrawnPages> {
  const speaker = createSpeaker(locale, wordings);
  const drawn = frontPages.map(async (page) => {
    const Screen = await loadFrontScreen(page);
    const draw = (): DrawnPage => ({
      content: renderToString(
        <FrontPage page={page}>
          <ScreenBoundary>
            <Screen />
          </ScreenBoundary>
        </FrontPage>,
      ),
      words: pageWords(page),
    });
    return [page.screen, sayIn(speaker, draw)];
  });
  return Object.fromEntries(await Promise.all(drawn));
}
