import { activitySamples } from '../activity-samples.ts';
import { marksOf } from './edit-board.ts';
import { defaultWhiteboardOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // One example with the default pen, and one with another pen.
  options: [defaultWhiteboardOptions, { colour: 'pink', width: 'broad', mark: 'circle' }],
  seen: (state) => ({
    marks: Object.fromEntries(marksOf(state)),
    strokes: state.strokes,
  }),
});
