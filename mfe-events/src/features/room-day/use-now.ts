import { calendarDayOf, clockTimeOf, useInstituteSettings } from '@portal/web-kit';
import { useEffect, useState } from 'react';

const PAUSE = 30_000;

/** The day and the time on the clocks of the institute, kept up to date. */
export function useNow(): { readonly today: string; readonly now: string } {
  const { timeZone } = useInstituteSettings();
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return { today: calendarDayOf(moment, timeZone), now: clockTimeOf(moment, timeZone) };
}
