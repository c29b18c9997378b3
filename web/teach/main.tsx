import './teach.css';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from '#web/apply-theme.ts';
import { tokenKey } from '#web/http.ts';
import { elsewhereFor } from '#web/teach/elsewhere-for.ts';
import { LessonPage } from '#web/teach/LessonPage.tsx';

applyStoredTheme();
const elsewhere = elsewhereFor(location, localStorage.getItem(tokenKey));
const root = document.getElementById('root');
if (elsewhere) location.replace(elsewhere);
else if (root) createRoot(root).render(<LessonPage />);
