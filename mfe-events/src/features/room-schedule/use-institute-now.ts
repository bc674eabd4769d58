import { SECOND_MS } from '@portal/contracts';
import { calendarDayOf, clockTimeOf, useInstituteSettings } from '@portal/web-kit';
import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 30 * SECOND_MS;

/** Day and time on the clocks of the institute, kept up to date. */
export function useInstituteNow(): { readonly today: string; readonly now: string } {
  const { timeZone } = useInstituteSettings();
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return { today: calendarDayOf(moment, timeZone), now: clockTimeOf(moment, timeZone) };
}
