import { activityView, rulesOf } from '../activity-view.tsx';
import { chunkGame } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(chunkGame), Panel);
