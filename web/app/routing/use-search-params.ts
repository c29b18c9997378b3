import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createSearchParams, type URLSearchParamsInit, useLocation } from 'react-router-dom';
import { type NavigateOptions, pageHistory } from './history.ts';

/** The next parameters, or a function that makes them from the current ones. */
type NextParams = URLSearchParamsInit | ((current: URLSearchParams) => URLSearchParamsInit);

export type SetSearchParams = (
  next: NextParams,
  options?: Pick<NavigateOptions, 'replace' | 'keepScroll'> & {
    /** Renders before the function returns, so that the next change starts from this one. */
    flushSync?: boolean;
  },
) => void;

/**
 * The parameters of the address, and a function that replaces them. Unlike React Router's hook, the function
 * applies to the address at the time of the call: a response that arrives late must not take the user back to
 * the address at which it was requested. It does nothing once its screen is gone.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const params = useMemo(() => createSearchParams(search), [search]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const setParams = useCallback<SetSearchParams>((next, { flushSync: isSync, ...options } = {}) => {
    if (!isShown.current) return;
    const history = pageHistory();
    const made =
      typeof next === 'function' ? next(new URLSearchParams(history.place().search)) : next;
    const text = createSearchParams(made).toString();
    const address = text ? `?${text}` : history.place().pathname;
    const open = () => history.navigate(address, options);
    if (isSync) flushSync(open);
    else open();
  }, []);
  return [params, setParams];
}
