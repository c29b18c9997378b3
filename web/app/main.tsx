import './forms/zod-without-eval.ts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchUse } from './log-event.ts';
import { applyStoredTheme } from './theme/apply-theme.ts';

applyStoredTheme();
watchUse();
const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
