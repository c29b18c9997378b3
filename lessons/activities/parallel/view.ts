import { activityView, rulesOf } from '../activity-view.tsx';
import { parallel } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(parallel), Panel);
