import { useEffect, useState } from 'react';

/** Whether a moment is further back than an age, also while the page stays open. */
export function useIsOlderThan(ageMs: number, moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!Number.isFinite(moment)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment + ageMs - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [ageMs, moment]);
  return now - moment > ageMs;
}
