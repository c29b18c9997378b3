import { HttpError } from '#ui/http-error.ts';
import type { AnswerServer, AnswerStore } from '#web/pupil/answers/answer-dependencies.ts';
import { type AnswerSync, createAnswerSync } from '#web/pupil/answers/create-answer-sync.ts';
import type { StoredAnswers } from '#web/pupil/answers/stored-answers.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The quality of a network: fractions of calls from 0 to 1, and the longest delay in milliseconds. */
interface Weather {
  online: boolean;
  /** Fraction of calls whose request never arrives. */
  lost: number;
  /** Fraction of calls whose request arrives and is processed, but whose response is lost. */
  answerLost: number;
  slowest: number;
}

export interface DeviceTab {
  keeper: AnswerSync;
  /** Kills the page at once. Its work stops, but calls already on their way to the server still arrive. */
  kill(): void;
}

export interface PupilDevice {
  weather: Weather;
  openTab(): Promise<DeviceTab>;
}

const noAnswer = () => new HttpError(0, null);
const never = new Promise<never>(() => {});

interface DeviceDependencies {
  clock: VirtualClock;
  pupilId: string;
  key: string;
  /** The real server, without network faults. */
  server: AnswerServer;
  /** The browsers' storage on this device. Pupils who share a tablet share it. */
  disk: Map<string, StoredAnswers>;
  newClientId: () => string;
}

/** A phone or tablet with its browser: tabs that share one database, and an unreliable network. */
export function createPupilDevice(world: DeviceDependencies): PupilDevice {
  const { clock, disk, key, pupilId, newClientId } = world;
  const watchers = new Set<{ tab: object; key: string; changed: () => void }>();
  const weather: Weather = { online: true, lost: 0, answerLost: 0, slowest: 0 };
  const way = () => Math.floor(clock.random() * weather.slowest);

  /** Makes a call as the page sees it. The server runs `ask` exactly when the request arrives. */
  function over<T>(isAlive: () => boolean, ask: () => Promise<T>): Promise<T> {
    if (!weather.online) return Promise.reject(noAnswer());
    const fate = clock.random();
    const isLost = fate < weather.lost;
    const isAnswerLost = !isLost && fate < weather.lost + weather.answerLost;
    return new Promise<T>((resolve, reject) => {
      const answer = (tell: () => void) =>
        clock.after(way(), () => {
          if (!isAlive()) return;
          if (weather.online && !isLost && !isAnswerLost) tell();
          else reject(noAnswer());
        });
      clock.after(way(), () => {
        if (isLost) return void answer(() => {});
        void clock.track(ask()).then(
          (value) => answer(() => resolve(value)),
          (error) => answer(() => reject(error)),
        );
      });
    });
  }

  return {
    weather,
    async openTab() {
      const tab = {};
      let alive = true;
      const isAlive = () => alive;
      const store: AnswerStore = {
        async read(at) {
          return structuredClone(disk.get(at));
        },
        async update(at, change) {
          await Promise.resolve();
          if (!alive) return never;
          const stands = change(structuredClone(disk.get(at)));
          disk.set(at, structuredClone(stands));
          for (const other of watchers) if (other.tab !== tab && other.key === at) other.changed();
          return stands;
        },
        watch(at, changed) {
          const watcher = { tab, key: at, changed };
          watchers.add(watcher);
          return () => void watchers.delete(watcher);
        },
      };
      const server: AnswerServer = {
        load: () => over(isAlive, () => world.server.load()),
        keep: (draft) => over(isAlive, () => world.server.keep(draft)),
        handIn: (body) => over(isAlive, () => world.server.handIn(body)),
      };
      const own = {
        ...clock,
        after: (milliseconds: number, work: () => void) =>
          clock.after(milliseconds, () => alive && work()),
      };
      const keeper = createAnswerSync({ pupilId, key, store, server, clock: own, newClientId });
      void keeper.open();
      await clock.settle();
      return {
        keeper,
        kill() {
          alive = false;
          for (const one of watchers) if (one.tab === tab) watchers.delete(one);
        },
      };
    },
  };
}
