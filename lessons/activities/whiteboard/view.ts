import { activityView, rulesOf } from '../activity-view.tsx';
import { whiteboard } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(whiteboard), Panel);
