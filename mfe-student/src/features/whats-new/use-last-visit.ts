import { useEffect, useState } from 'react';
import { readVisit, visitAt, writeVisit } from './last-visit';

/** When the person's last visit with this browser ended; undefined during the first. */
export function useLastVisit(personId: string): number | undefined {
  const [{ since }] = useState(() => visitAt(readVisit(personId), Date.now()));
  useEffect(() => {
    const stay = () => writeVisit(personId, { since, seen: Date.now() });
    const leave = () => {
      if (document.visibilityState === 'hidden') stay();
    };
    stay();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      stay();
    };
  }, [personId, since]);
  return since;
}
