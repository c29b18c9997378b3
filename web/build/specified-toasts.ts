import type { Plugin } from 'vite';

/**
 * Patches sonner, which has no option for these rules of specification 8: a toast's timer pauses while the
 * window has no focus, and a toast is dismissed once dragged over 80 percent of its own width.
 */
const replacements: [what: RegExp, by: string][] = [
  [
    /const useIsDocumentHidden = \(\)=>\{[\s\S]*?\n\};/,
    `const isAway = ()=>document.hidden || !document.hasFocus();
const useIsDocumentHidden = ()=>{
    const [away, setAway] = React.useState(isAway);
    React.useEffect(()=>{
        const look = ()=>setAway(isAway());
        document.addEventListener('visibilitychange', look);
        window.addEventListener('blur', look);
        window.addEventListener('focus', look);
        return ()=>{
            document.removeEventListener('visibilitychange', look);
            window.removeEventListener('blur', look);
            window.removeEventListener('focus', look);
        };
    }, []);
    return away;
};`,
  ],
  [
    /\(Math\.abs\(swipeAmount\) >= SWIPE_THRESHOLD \|\| velocity > 0\.11\)/,
    `Math.abs(swipeAmount) >= 0.8 * (swipeDirection === 'x' ? toastRef.current.offsetWidth : toastRef.current.offsetHeight)`,
  ],
];

/**
 * Makes toasts behave as specified. Fails the build if the patches no longer match a new version of sonner.
 */
export function specifiedToasts(): Plugin {
  return {
    name: 'specified-toasts',
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs$/.test(id)) return null;
      const replaced = replacements.reduce((text, [what, by]) => {
        if (!what.test(text)) throw new Error('sonner changed: see web/build/specified-toasts.ts');
        return text.replace(what, () => by);
      }, code);
      return { code: replaced, map: null };
    },
  };
}
