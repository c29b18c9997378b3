import { activityView, rulesOf } from '../activity-view.tsx';
import { highlighter } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(highlighter), Panel);
