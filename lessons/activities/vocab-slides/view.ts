import { activityView, rulesOf } from '../activity-view.tsx';
import { vocabSlides } from './definition.ts';
import Panel from './Panel.tsx';

export default activityView(rulesOf(vocabSlides), Panel);
