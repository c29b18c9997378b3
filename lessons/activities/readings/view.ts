import { activityView, rulesOf } from '../activity-view.tsx';
import { readings } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(readings), Panel);
