import { activitySamples } from '../activity-samples.ts';
import { marksOf } from './edit-board.ts';
import { defaultWhiteboardOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // The default pen, and another one.
  options: [defaultWhiteboardOptions, { colour: 'pink', width: 'broad', mark: 'circle' }],
  seen: (state) => ({
    marks: Object.fromEntries(marksOf(state)),
    strokes: state.strokes,
  }),
});
