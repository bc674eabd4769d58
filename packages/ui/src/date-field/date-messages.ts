/** Texts of DateField. */
export interface DateMessages {
  /** The error of a text that is no date: how to write one. */
  readonly notUnderstood: string;
  /** Label of the button, and name of the calendar. */
  readonly choose: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  readonly today: string;
}

/** The default texts. */
export const defaultDateMessages: DateMessages = {
  notUnderstood: 'Enter a date like 25 Nov 2026.',
  choose: 'Choose date',
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
};

/** Texts of TimeField. */
export interface TimeMessages {
  /** The error of a text that is no time: how to write one. */
  readonly notUnderstood: string;
  /** Name of the list. */
  readonly list: string;
  /** How long something takes that ends then. */
  readonly duration: (minutes: number) => string;
}

/** The default texts. */
export const defaultTimeMessages: TimeMessages = {
  notUnderstood: 'Enter a time like 6:00 pm.',
  list: 'Times',
  duration: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  },
};
