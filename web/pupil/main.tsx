import '../app/forms/zod-without-eval.ts';
import './pupil.css';
import { createRoot } from 'react-dom/client';
import { dropEarlyAfter } from '../app/http/early-requests.ts';
import { applyStoredTheme } from '../app/theme/apply-theme.ts';
import { PupilApp } from './PupilApp.tsx';
import { whenIdle } from './when-idle.ts';
import { registerWorker } from './worker/register-worker.ts';

applyStoredTheme();
const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');
createRoot(root).render(<PupilApp />);
// Longer than the screen needs to read the answers that are stored on the device.
dropEarlyAfter(5000);
// In development, a stored page would hide changes.
if (import.meta.env.PROD) {
  addEventListener('load', () => whenIdle(() => void registerWorker().catch(() => undefined)));
}
