/** What fits on a sheet of A4 or US Letter. */
const cardsPerPage = 8;

/** The cards page by page. */
export function pagesOf<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, page) =>
    cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
  );
}
