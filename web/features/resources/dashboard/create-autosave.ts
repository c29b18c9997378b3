/**
 * What the teacher is told about their draft: `untouched` nothing to save yet, `waiting` typed and about
 * to be saved, `offline` kept in this browser until the network is back, `failed` kept and tried again.
 */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';

/** What a save came to. `gone` means the stored draft is no draft any more: a new one is created. */
export type SaveOutcome = 'saved' | 'offline' | 'failed' | 'gone';

/** Work not yet on the server. `id` is null before the first save. */
export interface Unsaved<T> {
  id: string | null;
  value: T;
}

interface Effects<T> {
  create: (value: T) => Promise<{ outcome: SaveOutcome; id?: string }>;
  update: (id: string, value: T) => Promise<SaveOutcome>;
  /** Keeps a copy in the browser at once, so that a reload loses nothing; null when it is saved. */
  keep: (unsaved: Unsaved<T> | null) => void;
  onState: (state: SaveState, id: string | null) => void;
}

interface Times {
  /** Milliseconds of quiet before a change is sent. */
  quiet: number;
  /** Milliseconds before a failed save is tried again. */
  again: number;
}

export interface Autosave<T> {
  change: (value: T) => void;
  /** Saves what waits now. True when everything is on the server. */
  flush: () => Promise<boolean>;
  /** The network came back. */
  retry: () => void;
  stop: () => void;
  id: () => string | null;
}

/**
 * Saves a value as it changes: the first change creates it, later ones update it, one request at a
 * time and always the newest value.
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
      // Something typed while the request was under way goes round once more.
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
