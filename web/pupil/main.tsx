import './pupil.css';
import figtree from '@fontsource-variable/figtree/index.css?url';
import { createRoot } from 'react-dom/client';
import { dropEarlyAfter } from '../app/http/early-requests.ts';
import { useSession } from '../app/session/session.ts';
import { addSheet } from '../app/styles/add-sheet.ts';
import { whenIdle } from '../app/when-idle.ts';
import { openAnswerStore } from './answers/answer-store.ts';
import { contentShown } from './content-shown.ts';
import { PupilApp } from './PupilApp.tsx';
import { registerWorker } from './worker/register-worker.ts';

/** Longest time that a rendered page stays hidden because its content is about to follow; in milliseconds. */
const maxHiddenMs = 200;

/** Renders the page, and shows it once it has content, because painting what comes before would delay that. */
function start(): void {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no element #app.');
  const show = () => {
    app.hidden = false;
    document.getElementById('frame')?.remove();
  };
  void contentShown.then(show);
  setTimeout(show, maxHiddenMs);
  if (useSession.getState().who?.role === 'PUPIL') void openAnswerStore();
  createRoot(app).render(<PupilApp />);
}

start();
// Longer than the screen needs to read the answers that are stored on the device.
dropEarlyAfter(5000);
// Until then, the font would share the connection and the processor with the data and the views.
void contentShown.then(() => whenIdle(() => void addSheet(figtree)));
// In development, a stored page would hide changes.
if (import.meta.env.PROD) {
  addEventListener('load', () => whenIdle(() => void registerWorker().catch(() => undefined)));
}
