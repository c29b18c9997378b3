/** What each kind of alert is about, and where it is settled in Lexiloom itself. */
const kinds: Readonly<Record<string, { title: string; href?: string; link?: string }>> = {
  model_quota: { title: 'The account with the AI provider is used up' },
  model_setup: {
    title: 'A model refuses our requests',
    href: '/models',
    link: 'Choose another model',
  },
  model_ends: {
    title: 'A model is ending',
    href: '/models',
    link: 'Choose another model',
  },
  model_missing: {
    title: 'A model is no longer on its server',
    href: '/models',
    link: 'Choose another model',
  },
};

/** An alert's heading and the way to what mends it; a kind that has no words of its own is told as such. */
export const alertWords = (kind: string): { title: string; href?: string; link?: string } =>
  kinds[kind] ?? { title: 'Something needs an operator' };
