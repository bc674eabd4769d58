/** Texts of DateField. */
export const dateMessages = {
  notUnderstood: 'Enter a date like 25 Nov 2026.',
  /** A day was typed without its year, and not taken for the nearest one. */
  otherYear: (nearer: string, year: string, isPast: boolean) =>
    isPast ? `${nearer} has passed, so this is ${year}.` : `${nearer} is yet to come, so this is ${year}.`,
  /** Label of the button, and name of the calendar. */
  choose: 'Choose date',
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
};

/** Texts of TimeField. */
export const timeMessages = {
  notUnderstood: 'Enter a time like 6:00 pm.',
  /** Name of the list. */
  list: 'Times',
  /** How long something takes that ends then. */
  duration: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  },
};
