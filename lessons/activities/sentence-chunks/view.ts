import { activityView, rulesOf } from '../activity-view.tsx';
import { sentenceChunks } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(sentenceChunks), Panel);
