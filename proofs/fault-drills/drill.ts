import { setTimeout as sleep } from 'node:timers/promises';
import { allFeatures } from '#contracts/access/features.ts';
import type { UserInfo } from '#contracts/access/role.ts';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import type { History } from './history.ts';
import { createRetryingClient, type RetryingClient, type Tries } from './retrying-client.ts';

/** A homework that pupils can work on. */
interface OpenHomework {
  id: number;
  pupilIds: string[];
  tasks: { id: number; task: NewTask }[];
}

/** The state shared by all simulated users of a drill. */
export interface Drill {
  world: Pick<DrillEnvironment, 'url' | 'db' | 'stripe' | 'prices' | 'gate'>;
  history: History;
  tries: Tries;
  /** Returns the drill's own random numbers, 0 to 1, derived from its seed. */
  random: () => number;
  /** True once no new work may be started. */
  isOver: () => boolean;
  /** True once the simulated users no longer wait for unfinished work. */
  gaveUp: () => boolean;
  homeworks: OpenHomework[];
}

/** Returns the client of a simulated user, whose plan has every feature. */
export function clientOf(drill: Drill, role: UserInfo['role'], id: string): RetryingClient {
  const who: UserInfo = {
    id,
    role,
    name: `Somebody ${id}`,
    country: 'GBR',
    accessType: 'DEFAULT',
    privilege: [...allFeatures],
  };
  return createRetryingClient(drill.world.url, who, drill.tries, drill.gaveUp);
}

/** Waits for a random time between `least` and `most` milliseconds. */
export const pause = ({ random }: Drill, least: number, most: number): Promise<void> =>
  sleep(least + random() * (most - least));

/** Returns a random item of a list; undefined if the list is empty. */
export const oneOf = <T>({ random }: Drill, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];
