import { activityView, rulesOf } from '../activity-view.tsx';
import { translationGame } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(translationGame), Panel);
