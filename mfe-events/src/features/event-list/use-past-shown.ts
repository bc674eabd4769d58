import { useSearchParams } from 'react-router-dom';

/** Whether past events are shown, in the query of the URL, so that Back from one of them finds it again. */
export function usePastShown() {
  const [params, setParams] = useSearchParams();
  const show = (isShown: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set('past', 'shown');
        else next.delete('past');
        return next;
      },
      { replace: true },
    );
  return [params.has('past'), show] as const;
}
