const times = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  title: 'Statistics',
  subtitle: 'The last 12 months in your area',
  export: 'Export',
  print: 'Print',
  file: 'statistics.csv',
  columns: ['Chart', 'Of', 'Figure', 'Value'],
  computed: (moment: string) => `As of ${moment}`,
  month: 'Month',
  tenure: 'Tenure',
  hour: 'Hour',
  day: 'Day',
  event: 'Event',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  longWeekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  events: {
    title: 'Events by month',
    loading: 'Loading events...',
    failed: "We couldn't load the figures of events.",
    empty: 'No events in the last 12 months',
    sentence: (month: string, most: number, current: number) =>
      `The most events were in ${month}: ${most}. There ${times(current, 'is', 'are')} ${current} this month.`,
  },
  rooms: {
    title: 'Room use',
    empty: 'No rooms booked in the last 12 months',
    sentence: (weekday: string, hour: string, count: number, all: number) =>
      `Rooms are used most on ${weekday} at ${hour}: ${count} of ${all} ${times(all, 'booking', 'bookings')}.`,
    note: 'A number opens the latest such day.',
  },
  attendance: {
    title: 'Attendance',
    empty: 'No events with registration have ended yet',
    places: 'Places',
    registered: 'Registered',
    checkedIn: 'Checked in',
    sentence: (events: number, registered: number, came: number) =>
      `${came} of the ${registered} who registered for the last ${times(events, 'event', `${events} events`)} came.`,
  },
  members: {
    title: 'Members by tenure',
    loading: 'Loading members...',
    failed: "We couldn't load the figures of members and budgets.",
    empty: 'No position holders yet',
    series: 'Members',
    only: (tenure: string, count: number) => `${count} ${times(count, 'member', 'members')} in ${tenure}.`,
    more: (tenure: string, count: number, more: number, before: string) =>
      more === 0
        ? `${count} ${times(count, 'member', 'members')} in ${tenure}, as many as in ${before}.`
        : `${count} ${times(count, 'member', 'members')} in ${tenure}, ${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than in ${before}.`,
  },
  budget: {
    title: 'Budget used',
    loading: 'Loading budgets...',
    empty: 'No budget has been set yet',
    spent: 'Spent',
    allocated: 'Allocated',
    sentence: (spent: string, allocated: string, percent: string) => `${spent} of ${allocated} spent (${percent}%).`,
  },
  feedback: {
    title: 'Feedback by month',
    loading: 'Loading feedback...',
    failed: "We couldn't load the figures of feedback.",
    empty: 'No feedback in the last 12 months',
    resolved: 'Resolved', // specification
    open: 'Not Resolved', // specification
    sentence: (given: number, resolved: number) =>
      `${given} given in the last 12 months, ${resolved} of ${times(given, 'it', 'them')} resolved.`,
  },
  days: {
    title: 'Days to resolve',
    empty: 'No feedback resolved in the last 12 months',
    series: 'Median days',
    sentence: (month: string, days: string) => `Half of what was resolved of ${month} took at most ${days} days.`,
  },
} as const;
