/** The views of the lesson page, bundled by `scripts/build-lesson-drawing.ts`. */
declare module '*/dist/lesson-drawing/draw-lesson.js' {
  /** Renders a resource for its page. Throws if the resource is not valid. */
  export const drawLesson: import('#functions/gateway/drawn-page.ts').DrawLesson;
}
