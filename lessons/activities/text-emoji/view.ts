import { activityView, rulesOf } from '../activity-view.tsx';
import { textEmoji } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(textEmoji), Panel);
