/**
 * Save status shown to the teacher. `untouched`: there is nothing to save yet. `waiting`: edited and about to
 * be saved. `offline`: stored in this browser until the network is back. `failed`: stored in this browser and
 * will be retried.
 */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';

/**
 * Result of a save. `gone` means that the stored resource is no longer a draft, so a new draft is created.
 */
export type SaveOutcome = 'saved' | 'offline' | 'failed' | 'gone';

/** A value that is not yet saved on the server. `id` is null before the first save. */
export interface Unsaved<T> {
  id: string | null;
  value: T;
}

interface Effects<T> {
  create: (value: T) => Promise<{ outcome: SaveOutcome; id?: string }>;
  update: (id: string, value: T) => Promise<SaveOutcome>;
  /**
   * Stores a copy in the browser immediately, so that a reload loses no work; null removes the copy after the
   * save.
   */
  keep: (unsaved: Unsaved<T> | null) => void;
  onState: (state: SaveState, id: string | null) => void;
}

interface Times {
  /** Debounce delay, in milliseconds. */
  quiet: number;
  /** Retry delay after a failed save, in milliseconds. */
  again: number;
}

export interface Autosave<T> {
  change: (value: T) => void;
  /** Saves pending changes immediately. Resolves to true if all changes are on the server. */
  flush: () => Promise<boolean>;
  /** Call when the network is back. */
  retry: () => void;
  stop: () => void;
  id: () => string | null;
}

/**
 * Autosaves a value. The first change creates it on the server, and later changes update it. Only one request
 * runs at a time, always with the newest value.
 */
export function createAutosave<T>(
  firstId: string | null,
  effects: Effects<T>,
  times: Times = { quiet: 800, again: 5000 },
): Autosave<T> {
  let id = firstId;
  let unsaved: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let stopped = false;

  const tell = (state: SaveState) => {
    if (!stopped) effects.onState(state, id);
  };

  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), ms);
  };

  async function send(value: T): Promise<SaveOutcome> {
    if (id !== null) {
      const outcome = await effects.update(id, value);
      if (outcome !== 'gone') return outcome;
      id = null;
    }
    const created = await effects.create(value);
    if (created.id !== undefined) id = created.id;
    return created.outcome;
  }

  async function saveAll(): Promise<boolean> {
    while (unsaved) {
      const sent = unsaved;
      tell('saving');
      const outcome = await send(sent.value);
      if (outcome !== 'saved') {
        effects.keep({ id, value: unsaved.value });
        tell(outcome === 'offline' ? 'offline' : 'failed');
        wait(times.again);
        return false;
      }
      // Edits made during the request trigger another request.
      if (unsaved === sent) {
        unsaved = null;
        effects.keep(null);
      }
    }
    tell('saved');
    return true;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    if (!unsaved) return true;
    running = saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(value) {
      unsaved = { value };
      effects.keep({ id, value });
      if (!running) {
        tell('waiting');
        wait(times.quiet);
      }
    },
    flush,
    retry() {
      if (unsaved && !running) void flush();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    id: () => id,
  };
}
