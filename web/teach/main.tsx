import './teach.css';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from '#web/apply-theme.ts';
import { LessonPage } from '#web/teach/LessonPage.tsx';

applyStoredTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<LessonPage />);
