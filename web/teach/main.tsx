// Import this first, because any later import may access storage.
import './page-storage.ts';
import '../app/forms/zod-without-eval.ts';
import './teach.css';
import { createRoot } from 'react-dom/client';
import { tokenKey } from '#web/app/http/http.ts';
import { logEvent, watchUse } from '#web/app/log-event.ts';
import { applyStoredTheme } from '#web/app/theme/apply-theme.ts';
import { elsewhereFor } from '#web/teach/elsewhere-for.ts';
import { LessonPage } from '#web/teach/LessonPage.tsx';

applyStoredTheme();
const elsewhere = elsewhereFor(location, localStorage.getItem(tokenKey));
const root = document.getElementById('root');
if (elsewhere) location.replace(elsewhere);
else if (root) {
  watchUse();
  logEvent({ id: `/${location.pathname.split('/')[1]}/:id`, type: 'page' });
  createRoot(root).render(<LessonPage />);
}
