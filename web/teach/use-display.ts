import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import {
  type DisplaySettings,
  defaultDisplay,
  openingFlags,
} from '#lessons/draft/display-settings.ts';
import { stepFontSize } from '#lessons/draft/fonts-and-colours.ts';
import {
  type FormatType,
  flagsOfFormat,
  formatOf,
  formats,
  type ShowFlags,
  type ShowKey,
  toggleShow,
} from '#lessons/draft/format-types.ts';
import { parseDisplay } from '#lessons/draft/parse-display.ts';
import type { Preferences } from '#lessons/draft/preferences.ts';
import { type LayoutName, layoutOf } from '#lessons/draft/screen-layouts.ts';
import { http } from '../app/http/http.ts';
import { displayKey } from '../app/storage-keys.ts';
import { signedIn, teacherId } from './signed-in.ts';
import { useOwn } from './use-own.ts';

/**
 * Reads this device's settings, and fetches settings that were changed on another device. The request starts
 * here, because starting it after the lesson is loaded would add a second round trip.
 */
export function openDisplay() {
  const keeper = createDisplayKeeper(keptFor());
  return { ...keeper, newer: keeper.refresh() };
}

export type OpenDisplay = ReturnType<typeof openDisplay>;

/**
 * The appearance of the lesson and the parts that it shows. Settings are persisted; the state of the T, N, ?
 * and A toggles is not. In an adopted lesson (`use-own.ts`) the stored format and layout are the defaults.
 */
export function useDisplay(keeper: OpenDisplay, adopted: boolean) {
  const [settings, setSettings] = useOwn(adopted, defaultDisplay, keeper.read);
  const [shown, show] = useReducer(
    (now: Shown, next: ShowKey | Shown): Shown =>
      typeof next === 'string' ? { ...now, flags: toggleShow(now.flags, next) } : next,
    settings,
    openingView,
  );
  const touched = useRef(false);
  /** The language that must be visible for the open activity. */
  const acts = useRef<TextSide | undefined>(undefined);

  // Once per visit, apply the settings that were changed on another device.
  useEffect(() => {
    void keeper.newer.then((newer) => {
      if (!newer) return;
      setSettings(newer);
      if (!touched.current) show(withText(openingView(newer), acts.current) ?? openingView(newer));
    });
  }, [keeper, setSettings]);

  const newest = useRef({ settings, shown });
  newest.current = { settings, shown };
  // The actions are stable, so that components that only call them do not re-render.
  const actions = useMemo(() => {
    const change = (changes: Partial<DisplaySettings>) => {
      const next = { ...newest.current.settings, ...changes };
      touched.current = true;
      newest.current = { ...newest.current, settings: next };
      setSettings(next);
      keeper.keep(next);
    };
    const resize = (direction: 1 | -1) =>
      change({ fontSize: stepFontSize(newest.current.settings.fontSize, direction) });
    const toggle = (key: ShowKey) => {
      touched.current = true;
      show(key);
    };
    return {
      toggle,
      toggleQuestions: () => toggle('questions'),
      change,
      bigger: () => resize(1),
      smaller: () => resize(-1),
      /** Resets all settings to the defaults. */
      restore: () => {
        change(defaultDisplay);
        show(openingView(defaultDisplay));
      },
      /** Shows the parts that the format includes, both now and whenever a lesson is opened. */
      chooseFormat: (format: FormatType) => {
        change({ format });
        const { questions } = newest.current.shown.flags;
        show({ flags: flagsOfFormat(format, questions), audio: formats[format].audio });
      },
      /**
       * Shows the target text if neither language is visible, or if an activity needs the target text (`side`
       * is `target`).
       */
      showText: (side: TextSide) => {
        acts.current = side;
        const next = withText(newest.current.shown, side);
        if (!next) return;
        touched.current = true;
        show(next);
      },
      /**
       * Changes the layout of the screen, and shows or hides the parts of the lesson as the layout requires.
       */
      chooseLayout: (layout: LayoutName) => {
        const { settings: before, shown: now } = newest.current;
        change({ layout, format: formatFor(before.format, layout) });
        const { switches } = layoutOf(layout);
        const flags = { ...now.flags, ...switches };
        // Show the target text if the layout would otherwise show no text. Otherwise, choosing the layout
        // would seem to have no effect.
        flags.target ||= !flags.native && switches.target !== false;
        show({ ...now, flags: { ...flags, all: flags.target || flags.native || flags.questions } });
      },
    };
  }, [keeper, setSettings]);
  return { settings, flags: shown.flags, audio: shown.audio, ...actions };
}

/**
 * The id of the signed-in teacher whose settings are stored. Null for visitors and pupils, whose settings
 * stay on the device.
 */
function keptFor(): string | null {
  return teacherId(signedIn());
}

interface Shown {
  flags: ShowFlags;
  audio: boolean;
}

type TextSide = 'either' | 'target';

/**
 * The view after making visible the text that the open activity needs. Undefined if this text is already
 * visible, or if the activity needs no text.
 */
function withText(view: Shown, side: TextSide | undefined): Shown | undefined {
  const { target, native } = view.flags;
  if (!side || target || (native && side === 'either')) return undefined;
  return { ...view, flags: { ...view.flags, target: true, all: true } };
}

/** The format in which lessons open after a layout is chosen. A layout for two texts shows both texts. */
function formatFor(format: FormatType, layout: LayoutName): FormatType {
  const { target, native } = layoutOf(layout).switches;
  const now = formats[format];
  if (target === false) return format;
  return formatOf({ target: target ?? now.target, native: native ?? now.native }, now.audio);
}

function openingView(settings: DisplaySettings): Shown {
  return { flags: openingFlags(settings), audio: formats[settings.format].audio };
}

export type Display = ReturnType<typeof useDisplay>;

/** Browser dependencies; tests pass fakes. */
interface DisplayDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  get: (path: string) => Promise<unknown>;
  put: (path: string, json: unknown) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

const inBrowser = (): DisplayDependencies => ({
  storage: localStorage,
  get: (path) => http.get(path),
  put: (path, json) => http.put(path, json),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const path = '/v1/me/display';
const settleMs = 800;

/**
 * Persists the display settings: on this device for the first paint, and on the server for a signed-in
 * teacher (`who` is the teacher's id). The server's settings apply unless this device has an unsent change.
 * In that case the change is newer, and it is sent to the server.
 */
export function createDisplayKeeper(who: string | null, world = inBrowser()) {
  const key = displayKey(who);
  let sending = false;

  const stored = (): { settings: DisplaySettings; unsent: boolean } | null => {
    try {
      const kept: unknown = JSON.parse(world.storage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return null;
      return {
        settings: parseDisplay(Reflect.get(kept, 'settings')),
        unsent: Reflect.get(kept, 'unsent') === true,
      };
    } catch {
      return null; // storage is blocked or its data corrupt: same as empty
    }
  };
  const store = (settings: DisplaySettings, unsent: boolean) => {
    try {
      world.storage.setItem(key, JSON.stringify({ settings, unsent }));
    } catch {
      // If storage is full or blocked, the settings apply now but are not persisted.
    }
  };

  /** Sends one request at a time, until the newest settings have been sent. */
  const send = async () => {
    if (sending) return;
    sending = true;
    try {
      for (let kept = stored(); kept?.unsent; kept = stored()) {
        await world.wait(settleMs);
        const newest = stored()?.settings ?? kept.settings;
        await world.put(path, newest);
        const now = stored()?.settings ?? newest;
        if (JSON.stringify(now) === JSON.stringify(newest)) store(newest, false);
      }
    } catch {
      // The change stays on this device, flagged as unsent.
    } finally {
      sending = false;
    }
  };

  return {
    /** Reads the settings on this device synchronously. */
    read: (): DisplaySettings => stored()?.settings ?? parseDisplay(null),
    keep(settings: DisplaySettings): void {
      store(settings, who !== null);
      if (who !== null) void send();
    },
    /** Returns the server's settings if they differ from those on this device; otherwise null. */
    async refresh(): Promise<DisplaySettings | null> {
      if (who === null) return null;
      if (stored()?.unsent) {
        await send();
        return null;
      }
      try {
        const answer = await world.get(path);
        const display: unknown =
          typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'display') : null;
        // A change made during the request is newer than the response.
        if (!display || stored()?.unsent) return null;
        const settings = parseDisplay(display);
        if (JSON.stringify(settings) === JSON.stringify(stored()?.settings)) return null;
        store(settings, false);
        return settings;
      } catch {
        return null; // offline: this device's settings are good enough
      }
    },
  };
}

/**
 * Debounce delay for a slider, in milliseconds. The defaults are saved after it, which re-renders the lesson.
 */
const restMs = 2000;

/**
 * Saves an activity's options as the teacher's defaults. Saving is debounced, so that presses and sliders do
 * not wait for it.
 */
export function usePersistPreferences({ settings, change }: Pick<Display, 'settings' | 'change'>) {
  const { usual } = settings;
  const newest = useRef({ usual, change });
  newest.current = { usual, change };
  const waiting = useRef<{ changes: Partial<Preferences>; timer: number }>(undefined);

  const settle = useCallback(() => {
    if (!waiting.current) return;
    const { changes, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    newest.current.change({ usual: { ...newest.current.usual, ...changes } });
  }, []);
  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => removeEventListener('pagehide', settle);
  }, [settle]);

  return useCallback(
    (changes: Partial<Preferences>) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = {
        changes: { ...waiting.current?.changes, ...changes },
        timer: window.setTimeout(settle, restMs),
      };
    },
    [settle],
  );
}
