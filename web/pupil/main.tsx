import '../app/forms/zod-without-eval.ts';
import './pupil.css';
import figtree from '@fontsource-variable/figtree/index.css?url';
import { createRoot } from 'react-dom/client';
import { dropEarlyAfter } from '../app/http/early-requests.ts';
import { useSession } from '../app/session/session.ts';
import { addSheet } from '../app/styles/add-sheet.ts';
import { applyStoredTheme } from '../app/theme/apply-theme.ts';
import { openAnswerStore } from './answers/answer-store.ts';
import { contentShown } from './content-shown.ts';
import { PupilApp } from './PupilApp.tsx';
import { whenIdle } from './when-idle.ts';
import { registerWorker } from './worker/register-worker.ts';

/** Longest wait for the data before the page is rendered; in milliseconds. */
const longestDataWaitMs = 60;
/** Longest time that a rendered page stays hidden because its content is about to follow; in milliseconds. */
const longestHiddenMs = 200;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Renders the page, and shows it once it has content, because painting what comes before would delay that. */
async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no element #app.');
  if (useSession.getState().who?.role === 'PUPIL') openAnswerStore();
  // Rendering before the data's arrival would delay the request for the views that it asks for.
  const answers = Promise.allSettled(Object.values(window.earlyRequests ?? {}));
  await Promise.race([answers, wait(longestDataWaitMs)]);
  createRoot(app).render(<PupilApp />);
  await Promise.race([contentShown, wait(longestHiddenMs)]);
  app.hidden = false;
  document.getElementById('frame')?.remove();
}

applyStoredTheme();
void start();
// Longer than the screen needs to read the answers that are stored on the device.
dropEarlyAfter(5000);
// Until then, the font would share the connection and the processor with the data and the views.
void contentShown.then(() => whenIdle(() => void addSheet(figtree)));
// In development, a stored page would hide changes.
if (import.meta.env.PROD) {
  addEventListener('load', () => whenIdle(() => void registerWorker().catch(() => undefined)));
}
