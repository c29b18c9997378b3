import './forms/zod-without-eval.ts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAnswers } from '#ui/wordings/answers.ts';
import { App } from './app.tsx';
import { watchUse } from './log-event.ts';
import { applyStoredTheme } from './theme/apply-theme.ts';
import { whenIdle } from './when-idle.ts';
import { refreshCorrections } from './wordings/refresh-corrections.ts';

applyStoredTheme();
watchUse();
refreshCorrections();
const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// For the errors of forms, which are found before any call fails.
whenIdle(() => void loadAnswers());
