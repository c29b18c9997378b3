import { drawLesson } from '../../dist/lesson-drawing/draw-lesson.js';
import { createGateway } from './gateway.ts';

export default createGateway(drawLesson);
