import './forms/zod-without-eval.ts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchUse } from './analytics/watch-use.ts';
import { App } from './app.tsx';
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
