import { activityView, rulesOf } from '../activity-view.tsx';
import { spotTheMistakes } from './mistakes-activity.ts';
import TextPanel from './TextPanel.tsx';

export default activityView(rulesOf(spotTheMistakes), TextPanel);
