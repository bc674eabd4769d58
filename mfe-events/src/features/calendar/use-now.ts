import { MINUTE_MS } from '@portal/contracts';
import { useEffect, useState } from 'react';

/** The time in milliseconds, kept up to date to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
