import { activityView, rulesOf } from '../activity-view.tsx';
import { syllablesActivity } from './syllables-activity.ts';
import TextPanel from './TextPanel.tsx';

export default activityView(rulesOf(syllablesActivity), TextPanel);
