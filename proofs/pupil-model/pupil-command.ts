import type * as fc from 'fast-check';
import type { PupilEvening } from './pupil-evening.ts';
import type { PupilStep } from './pupil-step.ts';

/** What a pupil did, as they would tell it: all of it must be on the server in the end, once. */
export interface PupilWork {
  /** Typed and not handed in; null when nothing is. */
  typed: string | null;
  /** Numbers the texts. */
  texts: number;
  handedIn: string[];
}

/** A step of a pupil's evening, done at the device. */
export class PupilCommand implements fc.AsyncCommand<PupilWork, PupilEvening> {
  readonly step: PupilStep;

  constructor(step: PupilStep) {
    this.step = step;
  }

  check = ({ typed }: Readonly<PupilWork>) => this.step.do !== 'hand in' || typed !== null;

  async run(work: PupilWork, evening: PupilEvening): Promise<void> {
    const { step } = this;
    evening.setLuck(step.luck);
    const { clock } = evening;
    const tabs = evening.tabs();
    const tab = tabs['tab' in step ? step.tab % tabs.length : 0];
    if (!tab) throw new Error('a tab is always open');
    switch (step.do) {
      case 'type':
        if (!evening.isReady(tab)) return;
        work.texts += 1;
        work.typed = `text ${work.texts}`;
        tab.keeper.change(evening.answersWith(work.typed));
        // A keystroke is on the device before the next thing a person can do.
        return clock.settle();
      case 'wait':
        return clock.pass(step.milliseconds);
      case 'hand in': {
        if (work.typed === null || !evening.isReady(tab)) return;
        evening.mustShow(tab, work.typed);
        work.handedIn.push(work.typed);
        work.typed = null;
        for (const [at, { keeper }] of (step.everyTab ? tabs : [tab]).entries()) {
          void keeper.handIn().catch(() => {});
          if (step.twice[at]) void keeper.handIn().catch(() => {});
        }
        return clock.settle();
      }
      case 'reload':
        if (step.leaves) tab.keeper.leave();
        evening.closeTab(tab);
        return evening.openTab();
      case 'open or close a tab':
        return tabs.length < 2 ? evening.openTab() : evening.closeTab(tabs[1]);
      case 'have a bad connection':
        Object.assign(evening.weather(), { ...step.network, online: true });
        evening.wake();
        return clock.settle();
      case 'have no connection':
        evening.weather().online = false;
        return clock.settle();
      case 'sleep':
        for (const { keeper } of tabs) keeper.leave();
        clock.sleep(step.milliseconds);
        evening.wake();
        return clock.settle();
      case 'go on at the other device':
        // Once everything is saved, as the screen says; it must be found there.
        await evening.heal();
        await evening.changeDevice();
        await evening.heal();
        for (const one of evening.tabs()) evening.mustShow(one, work.typed);
    }
  }

  toString = () => JSON.stringify(this.step);
}
