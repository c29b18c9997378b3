import { activityView, rulesOf } from '../activity-view.tsx';
import { pairs } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(pairs), Panel);
