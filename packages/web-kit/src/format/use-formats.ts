import { useMemo } from 'react';
import { useInstituteSettings } from '../settings/settings';
import * as format from './format';
import type { Moment } from './format';

/** The formats of this institute: its time zone and its currency. */
export interface Formats {
  readonly date: (moment: Moment) => string;
  /** Of a calendar day, `YYYY-MM-DD`. */
  readonly dayDate: (day: string) => string;
  readonly longDate: (moment: Moment) => string;
  readonly day: (moment: Moment) => string;
  readonly weekday: (moment: Moment) => string;
  readonly shortDate: (moment: Moment, now?: Moment) => string;
  readonly time: (moment: Moment) => string;
  readonly dateTime: (moment: Moment) => string;
  readonly calendarDay: (moment: Moment) => string;
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  readonly relative: (moment: Moment, now?: Moment) => string;
}

/** Formats dates, times and money as the settings of the institute say. */
export function useFormats(): Formats {
  const { timeZone, currency } = useInstituteSettings();
  return useMemo(
    () => ({
      date: (moment) => format.formatDate(moment, timeZone),
      dayDate: format.formatCalendarDay,
      longDate: (moment) => format.formatLongDate(moment, timeZone),
      day: (moment) => format.formatDay(moment, timeZone),
      weekday: (moment) => format.formatWeekday(moment, timeZone),
      shortDate: (moment, now) => format.formatShortDate(moment, timeZone, now),
      time: (moment) => format.formatTime(moment, timeZone),
      dateTime: (moment) => format.formatDateTime(moment, timeZone),
      calendarDay: (moment) => format.calendarDayOf(moment, timeZone),
      money: (amount) => format.formatMoney(amount, currency),
      number: format.formatNumber,
      relative: (moment, now) => format.formatRelative(moment, timeZone, now),
    }),
    [timeZone, currency],
  );
}
