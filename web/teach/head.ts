import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { fontStack } from '#lessons/draft/fonts-and-colours.ts';
import { addSheet } from '../app/styles/add-sheet.ts';
import { applyStoredTheme } from '../app/theme/apply-theme.ts';
import { type OwnView, readOwnView } from './read-own-view.ts';

// The script in the page's head, inlined by the build. It runs before anything is painted, so it is small: it
// requests what the page will need, and adapts the lesson that the gateway has rendered to this browser.

/** A button or a key that was pressed before the page's script had loaded. */
export interface EarlyPress {
  target: Element;
  /** The key; absent for a click. */
  key?: string;
}

/** The interface between the script in the head and the page's script. */
export interface LessonHead {
  /** True if the page contains the lesson, rendered as this browser would first show it. */
  adopted: boolean;
  /** Loads the whole style sheet, once, and resolves when it applies or has failed to load. */
  loadStyle(): Promise<void>;
  /** Undoes what the head has changed in the lesson, and returns what was pressed until now, in order. */
  handOver(): readonly EarlyPress[];
}

declare global {
  interface Window {
    /** The request for the resource, started before the page's script has loaded. */
    askedResource?: Promise<Response> | undefined;
    lessonHead?: LessonHead;
  }
}

/** The keys of the lesson page's own buttons and of the gap-fill. */
const keys = 'tn?afrsh';

/** The settings that change how a lesson looks, but not what it shows. */
const looks = ['fontSize', 'lineHeight', 'fontFamily', 'colours'] as const;

const html = document.documentElement;
/** The address of the whole style sheet, in a page that contains a rendered lesson and only its first style. */
const style = html.dataset.drawn;
const undo: (() => void)[] = [];
const presses: EarlyPress[] = [];
let loading: Promise<void> | undefined;

applyStoredTheme();
const own = ownView();
if ((style === undefined && !document.getElementById('resource')) || own?.token) {
  window.askedResource = requestResource(own?.token);
}
if (style !== undefined) {
  if (own?.differs) html.dataset.own = '';
  else {
    if (own && looks.some((name) => own.settings[name] !== defaultDisplay[name])) dress(own);
    notePresses(own?.settings.shortcuts ?? true);
  }
  whenThere('#resource', () => void loadStyle());
}
// Loaded now, so that a letter seldom moves because its font arrives after the text.
for (const href of html.dataset.fonts?.split(' ') ?? []) addSheet(href);
window.lessonHead = {
  adopted: style !== undefined && !own?.differs,
  loadStyle,
  handOver() {
    for (const step of undo.splice(0).reverse()) step();
    return presses;
  },
};

/** Null if the browser blocks storage. Nothing is stored then. */
function ownView(): OwnView | null {
  try {
    return readOwnView(localStorage, location);
  } catch {
    return null;
  }
}

function requestResource(token: string | null | undefined): Promise<Response> {
  const id = encodeURIComponent(location.pathname.split('/')[2] ?? '');
  return fetch(`${window.REACT_APP_API || '/api'}/v1/resources/${id}`, {
    credentials: 'include',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

/** A style sheet in the page would delay the text, so this one is added after the text has been painted. */
function loadStyle(): Promise<void> {
  loading ??= new Promise((resolve) => {
    if (style === undefined) return resolve();
    const link = addSheet(style);
    link.onload = link.onerror = () => resolve();
  });
  return loading;
}

/** Calls `call` after the first paint in which the element is in the page. */
function whenThere(selector: string, call: () => void): void {
  const look = () =>
    document.querySelector(selector) ? setTimeout(call) : requestAnimationFrame(look);
  requestAnimationFrame(look);
}

/** Applies the size, line height, font and colours that this browser has stored. */
function dress({ settings }: OwnView): void {
  const { fontSize, lineHeight, fontFamily, colours } = settings;
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `#root [data-style]{--steps:${fontSize};--lesson-line:${lineHeight};--font-text:${fontStack(fontFamily)}}`,
  );
  document.adoptedStyleSheets.push(rules);
  // The colours depend on an attribute, which is set as soon as the parser has created the element. This is
  // before the element is painted.
  const paint = () => {
    const main = document.querySelector<HTMLElement>('#root main');
    if (!main) return;
    watch.disconnect();
    const drawn = main.dataset.colours;
    main.dataset.colours = colours;
    undo.push(() => {
      main.dataset.colours = drawn;
    });
  };
  const watch = new MutationObserver(paint);
  watch.observe(html, { childList: true, subtree: true });
  undo.push(() => {
    watch.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  });
}

/** Records presses for the page's script. A pressed gap opens or closes at once. */
function notePresses(withKeys: boolean): void {
  const click = ({ target }: MouseEvent) => {
    const on = target instanceof Element ? target.closest('#root :is(button, [data-word])') : null;
    if (!on) return;
    presses.push({ target: on });
    if (on instanceof HTMLElement && on.dataset.gap !== undefined) toggleGap(on);
  };
  const keydown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || !keys.includes(key.toLowerCase())) return;
    if (target instanceof Element) presses.push({ target, key });
  };
  addEventListener('click', click, true);
  if (withKeys) addEventListener('keydown', keydown, true);
  undo.push(() => {
    removeEventListener('click', click, true);
    removeEventListener('keydown', keydown, true);
  });
}

function toggleGap(gap: HTMLElement): void {
  const pressed = gap.ariaPressed;
  gap.ariaPressed = String(gap.toggleAttribute('data-shown'));
  // This attribute of the text would keep every gap closed.
  const text = gap.closest<HTMLElement>('[data-state]');
  const state = text?.dataset.state;
  text?.removeAttribute('data-state');
  undo.push(() => {
    gap.removeAttribute('data-shown');
    gap.ariaPressed = pressed;
    if (text && state !== undefined) text.dataset.state = state;
  });
}
