// Import this first, because any later import may access storage.
import './page-storage.ts';
import '../app/forms/zod-without-eval.ts';
import './teach.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { logEvent, watchUse } from '#web/app/log-event.ts';
import { tokenKey } from '#web/app/storage-keys.ts';
import { adoptDrawn, forgetDrawn } from '#web/teach/adopt-drawn.ts';
import { elsewhereFor } from '#web/teach/elsewhere-for.ts';
import type { EarlyPress } from '#web/teach/head.ts';
import { LessonPage } from '#web/teach/LessonPage.tsx';
import { resourceInPage } from '#web/teach/load-resource.ts';

const elsewhere = elsewhereFor(location, localStorage.getItem(tokenKey));
const root = document.getElementById('root');
if (elsewhere) location.replace(elsewhere);
else if (root) {
  watchUse();
  logEvent({ id: `/${location.pathname.split('/')[1]}/:id`, type: 'page' });
  void show(root);
}

/** Adopts the lesson that is in the page, or renders it if there is none or it was rendered for other settings. */
async function show(at: HTMLElement): Promise<void> {
  const head = window.lessonHead;
  await head?.loadStyle();
  const presses = head?.handOver() ?? [];
  const adopted = head?.adopted === true;
  const page = <LessonPage carried={resourceInPage()} adopted={adopted} />;
  if (adopted) {
    adoptDrawn(at);
    forgetDrawn();
    hydrateRoot(at, page);
  } else {
    at.replaceChildren();
    forgetDrawn();
    createRoot(at).render(page);
  }
  for (const press of presses) repeatPress(press);
}

function repeatPress({ target, key }: EarlyPress): void {
  if (key === undefined) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  } else {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
