/**
 * Brotli kilobytes of script and style, from performance 1.4; where one differs, docs/decisions/0132 says
 * why. `npm test` fails above them.
 */
export const budgets = {
  /** `/resource/:id` before it is usable. */
  teach: { script: 30, style: 8 },
  /** What every screen of the app has around it. */
  shell: 90,
  /** What a screen adds to the shell. */
  route: 40,
  /** Screens that add more, each for a reason that the decision tells. */
  adds: {} as Readonly<Record<string, number>>,
  /** Shell and screen together. */
  totals: {
    '/': 60,
    '/signin': 60,
    '/register': 60,
    '/select_resources': 170,
    '/submit_task/:homeworkId/:taskId': 130,
  } as Readonly<Record<string, number>>,
} as const;
