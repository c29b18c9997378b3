import { activityView, rulesOf } from '../activity-view.tsx';
import { dictation } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(dictation), Panel);
