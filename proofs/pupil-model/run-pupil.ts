import { randomFrom } from '#language/random.ts';
import type { AnswerServer } from '#web/features/pupils/answers/answer-dependencies.ts';
import { createPupilDevice, type DeviceTab, type PupilDevice } from './pupil-device.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** The server's final state of a pupil's task: the texts, attempts oldest first. */
export interface ServerEnd {
  attempts: string[];
  draft: string | null;
}

interface PupilRun {
  seed: number;
  pupilId: string;
  server: AnswerServer;
  /** Answers with this text in them, in the task's own shape, and back. */
  answersWith: (text: string) => unknown;
  textIn: (submitted: unknown) => string | null;
  readEnd: () => Promise<ServerEnd>;
}

/** A pupil's actions and their result; `faults` is empty if nothing was lost or duplicated. */
export interface RunReport {
  seed: number;
  steps: string[];
  handedIn: number;
  faults: string[];
}

const steps = 40;
const hour = 3_600_000;

/**
 * One pupil's evening, random by a seed: types, hands in (once, twice, in two tabs), reloads, loses the
 * connection, loses responses to completed calls, sleeps, continues on another device. In the end the
 * connection is good, and everything that was typed and handed in must be on the server exactly once.
 */
export async function runPupil({ seed, pupilId, server, ...run }: PupilRun): Promise<RunReport> {
  const random = randomFrom(seed);
  const chance = (share: number) => random() < share;
  const clock = createVirtualClock(1_800_000_000_000 + seed, random);
  const history: string[] = [];
  const faults: string[] = [];
  let ids = 0;
  const newDevice = () =>
    createPupilDevice({
      ...{ clock, pupilId, server, key: `${pupilId}/1/1`, disk: new Map() },
      newClientId: () => {
        ids += 1;
        return `client-${seed}-${ids}`;
      },
    });
  const devices: PupilDevice[] = [newDevice()];
  let device = devices[0] as PupilDevice;
  let tabs: DeviceTab[] = [await device.openTab()];
  /** Typed and not handed in; null when nothing is. */
  let typed: string | null = null;
  let texts = 0;
  const handedIn: string[] = [];

  const some = () => tabs[Math.floor(random() * tabs.length)] as DeviceTab;
  const shownBy = ({ keeper }: DeviceTab) => run.textIn(keeper.shown().submitted);
  const isReady = ({ keeper }: DeviceTab) => {
    const { task, handingIn } = keeper.shown();
    return task !== undefined && !handingIn;
  };

  async function type(): Promise<string> {
    const tab = some();
    if (!isReady(tab)) return 'waits';
    texts += 1;
    typed = `text ${texts}`;
    tab.keeper.change(run.answersWith(typed));
    // A keystroke is on the device before the next thing a person can do.
    await clock.settle();
    return `types ${typed}`;
  }

  async function handIn(): Promise<string> {
    const tab = some();
    if (typed === null || !isReady(tab)) return 'has nothing to hand in';
    if (shownBy(tab) !== typed) faults.push(`${shownBy(tab)} is shown instead of ${typed}`);
    handedIn.push(typed);
    const clicked = chance(0.5) ? [tab] : tabs;
    for (const { keeper } of clicked) {
      void keeper.handIn().catch(() => {});
      if (chance(0.5)) void keeper.handIn().catch(() => {});
    }
    await clock.settle();
    const said = `hands in ${typed} in ${clicked.length} tabs`;
    typed = null;
    return said;
  }

  async function reload(): Promise<string> {
    const tab = some();
    if (chance(0.5)) tab.keeper.leave();
    tab.kill();
    tabs = [...tabs.filter((one) => one !== tab), await device.openTab()];
    return 'reloads';
  }

  async function anotherTab(): Promise<string> {
    if (tabs.length < 2) tabs.push(await device.openTab());
    else tabs.pop()?.kill();
    return `has ${tabs.length} tabs`;
  }

  async function weather(): Promise<string> {
    const to = device.weather;
    to.online = chance(0.6);
    to.lost = random() * 0.5;
    to.answerLost = random() * 0.5;
    to.slowest = chance(0.5) ? 5000 : 200;
    if (to.online) for (const { keeper } of tabs) keeper.wake();
    await clock.settle();
    return to.online ? 'has a bad connection' : 'has no connection';
  }

  async function sleep(): Promise<string> {
    for (const { keeper } of tabs) keeper.leave();
    clock.sleep(Math.floor(random() * 10 * hour));
    for (const { keeper } of tabs) keeper.wake();
    await clock.settle();
    return 'sleeps';
  }

  async function heal(): Promise<void> {
    Object.assign(device.weather, { online: true, lost: 0, answerLost: 0, slowest: 50 });
    for (const { keeper } of tabs) keeper.wake();
    await clock.pass(10 * 60_000);
  }

  /** Goes to the other device once everything is saved, as the screen says, and must find it there. */
  async function move(): Promise<string> {
    await heal();
    for (const tab of tabs) tab.kill();
    if (devices.length < 2) devices.push(newDevice());
    device = devices[(devices.indexOf(device) + 1) % devices.length] as PupilDevice;
    tabs = [await device.openTab()];
    await heal();
    const [tab] = tabs;
    if (tab && shownBy(tab) !== typed) {
      faults.push(`the other device shows ${shownBy(tab)} instead of ${typed}`);
    }
    return 'goes on at the other device';
  }

  const wait = async () => {
    const time = Math.floor(random() * (chance(0.3) ? 60_000 : 1500));
    await clock.pass(time);
    return `waits ${time} ms`;
  };

  const doings = [
    type,
    type,
    type,
    type,
    wait,
    wait,
    wait,
    handIn,
    handIn,
    reload,
    anotherTab,
    weather,
    sleep,
  ];
  for (let step = 0; step < steps; step += 1) {
    const doing = chance(0.03) ? move : doings[Math.floor(random() * doings.length)];
    if (doing) history.push(await doing());
  }
  await heal();
  for (const tab of tabs) {
    const { saved, handingIn } = tab.keeper.shown();
    if (saved !== 'saved' || handingIn)
      faults.push(`in the end a tab shows ${saved}, ${handingIn}`);
    if (typed !== null && shownBy(tab) !== typed) {
      faults.push(`in the end a tab shows ${shownBy(tab)} instead of ${typed}`);
    }
    tab.kill();
  }
  const end = await run.readEnd();
  if (end.attempts.join() !== handedIn.join()) {
    faults.push(`handed in ${handedIn.join()} and stored ${end.attempts.join()}`);
  }
  if (end.draft !== typed) faults.push(`kept ${end.draft} instead of ${typed}`);
  return { seed, steps: history, handedIn: handedIn.length, faults };
}
