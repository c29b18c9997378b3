import { type ReactNode, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router as ReactRouter, type To } from 'react-router-dom';
import { pageHistory } from './history.ts';

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
const history = pageHistory();

const navigator: Navigator = {
  createHref: pathOf,
  go: history.go,
  push: (to, state) => history.navigate(pathOf(to), { state }),
  replace: (to, state) => history.navigate(pathOf(to), { replace: true, state }),
};

/**
 * Provides React Router's hooks with this document's history. Its own data router would also load and submit data,
 * which the app does with `use-request.ts`; it is twice as large as its hooks and routes (decision 0227).
 */
export function Router({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(history.subscribe, history.place);
  return (
    <ReactRouter location={place} navigator={navigator}>
      {children}
    </ReactRouter>
  );
}
