import { activityView, rulesOf } from '../activity-view.tsx';
import { tangled } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(tangled), Panel);
