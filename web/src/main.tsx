import './zod-without-eval.ts';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyStoredTheme } from './apply-theme.ts';

applyStoredTheme();
const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
