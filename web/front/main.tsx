import '../app/forms/zod-without-eval.ts';
import './front.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadScript } from '#ui/load-script.ts';
import { loadAnswers } from '#ui/wordings/answers.ts';
import { logEvent, watchUse } from '../app/log-event.ts';
import { refreshCorrections } from '../app/wordings/refresh-corrections.ts';
import { ScreenBoundary } from '../features/shell/ScreenBoundary.tsx';
import { FrontPage } from './FrontPage.tsx';
import { repeatEarlyPresses } from './pressed-early.ts';
import { frontPageOf, loadFrontScreen } from './screens.ts';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');
const page = frontPageOf(root.dataset.screen);
watchUse();
refreshCorrections();
void loadAnswers();
logEvent({ id: page.path, type: 'page' });

function Failed({ error }: { error: unknown }): never {
  throw error;
}

/**
 * Takes over the page's HTML. Not a top-level `await`, because the file of the screen imports the file with
 * this module, and would wait for it forever.
 */
async function takeOver(root: HTMLElement): Promise<void> {
  try {
    const Screen = await loadScript(() => loadFrontScreen(page));
    hydrateRoot(
      root,
      <FrontPage page={page}>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </FrontPage>,
    );
    repeatEarlyPresses(window);
    document.body.dataset.takenOver = '';
  } catch (error) {
    root.replaceChildren();
    createRoot(root).render(
      <FrontPage page={page}>
        <ScreenBoundary>
          <Failed error={error} />
        </ScreenBoundary>
      </FrontPage>,
    );
  }
}

void takeOver(root);
