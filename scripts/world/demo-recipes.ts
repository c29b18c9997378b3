import type { Draft } from '#contracts/resources/draft.ts';

/** The recipe for one finished demo lesson: its owner, and the settings used on the dashboard. */
export interface DemoRecipe {
  /** A stable id, so that a second start finds the lesson. */
  id: string;
  ownerId: string;
  isPublic: boolean;
  draft: Partial<Draft>;
  tenses?: readonly string[];
}

const teacher = { ownerId: 'demo-teacher', isPublic: true } as const;
const head = { ownerId: 'demo-head', isPublic: true } as const;

/** Twelve lessons in ten languages that cover every text type. */
export const demoRecipes: readonly DemoRecipe[] = [
  {
    ...teacher,
    id: 'demoFrMarche',
    draft: lesson('fr', 'dialogue2', 'Au marché', 'At the market', 150, 'england/year-8'),
  },
  {
    ...teacher,
    id: 'demoEsCafe1',
    draft: lesson('es', 'dialogue3', 'En la cafetería', 'At the café', 150, 'A2.1'),
  },
  {
    ...teacher,
    id: 'demoDeSchule',
    draft: lesson('de', 'text', 'Ein Tag in der Schule', 'A day at school', 150, 'A1.2'),
  },
  {
    ...teacher,
    id: 'demoItCasa1',
    draft: lesson('it', 'comprehensible', 'La nuova casa', 'The new house', 150, 'A1.2'),
  },
  {
    ...teacher,
    id: 'demoPtFerias',
    draft: lesson('pt', 'text', 'Férias à beira-mar', 'A holiday by the sea', 200, 'A2.2'),
  },
  {
    ...teacher,
    id: 'demoArSouq1',
    draft: lesson('ar', 'dialogue2', 'في السوق', 'At the market', 100, 'A2.1'),
  },
  {
    ...teacher,
    id: 'demoJaTanjo',
    draft: lesson('ja', 'text', '誕生日', 'A birthday party', 150, 'A2.1'),
  },
  {
    ...teacher,
    id: 'demoZhXuexi',
    draft: lesson('zh', 'text', '学校的一天', 'A day at school', 100, 'A1.2'),
  },
  {
    ...head,
    id: 'demoRuGorod',
    draft: lesson('ru', 'sentences', 'В городе', 'In town', 100, 'A2.1'),
  },
  {
    ...head,
    id: 'demoCyChwar',
    draft: lesson('cy', 'dialogue2', 'Chwaraeon y penwythnos', 'Sport at the weekend', 100, 'A1.2'),
  },
  {
    ...head,
    id: 'demoFrFete1',
    draft: lesson('fr', 'text', 'Une fête d’anniversaire', 'A birthday party', 250, 'B1.1'),
  },
  {
    ...head,
    isPublic: false,
    id: 'demoEsPelic',
    draft: lesson('es', 'text', 'Una película de verano', 'A film project', 200, 'B1.1'),
  },
];

function lesson(
  to: string,
  textType: Draft['textType'],
  title: string,
  topic: string,
  count: number,
  audience: string,
): Partial<Draft> {
  return { to, textType, title, topic, count, audience };
}
