import { activityView, rulesOf } from '../activity-view.tsx';
import { redact } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(redact), Panel);
