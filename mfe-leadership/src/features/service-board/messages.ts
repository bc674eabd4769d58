import {
  FEEDBACK_ANSWERED_WITHIN_DAYS,
  ROOM_REQUEST_ANSWERED_WITHIN_DAYS,
  SMALLEST_GROUP_SHOWN,
} from '@portal/contracts';

export const messages = {
  title: 'Service board',
  since: (day: string, computed: string) => `How the councils serve the campus, since ${day}. As of ${computed}.`,
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: "We couldn't export the service board.",
  print: 'Print',
  loading: 'Loading the service board...',
  failed: "We couldn't load the service board.",
  empty: 'Nothing to count in the last 12 months yet',
  feedback: 'Feedback',
  rooms: 'Room requests',
  held: 'Events held',
  attendance: 'Attendance',
  unknown: '–',
  days: (count: string, isOne: boolean) => `${count} ${isOne ? 'day' : 'days'}`,
  percent: (percent: string) => `${percent}%`,
  inTime: (percent: string, count: string, days: number) => `${percent}% of ${count} within ${days} days`,
  came: (registered: string) => `of ${registered} registered came`,
  hidden: `Fewer than ${SMALLEST_GROUP_SHOWN}, not shown`,
  median: 'median until answered',
  fewAnswered: `fewer than ${SMALLEST_GROUP_SHOWN} answered`,
  meaning: 'What the figures mean',
  meanings: [
    {
      label: 'Median',
      value:
        "Half of what was answered took at most so many days. Feedback on the council's units, their events and positions is answered when an officer resolves it, a room request for one of their events when it is approved or rejected.",
    },
    {
      label: 'Share',
      value: `What was answered within the promised time: ${FEEDBACK_ANSWERED_WITHIN_DAYS} days for feedback, ${ROOM_REQUEST_ANSWERED_WITHIN_DAYS} days for room requests. What's still pending after that counts as late; what's pending for less doesn't count yet.`,
    },
    {
      label: 'Events held',
      value: "Events of the council's units that took place. Cancelled events don't count.",
    },
    {
      label: 'Attendance',
      value: `How many of those with a place were checked in, at events with check-in and at least ${SMALLEST_GROUP_SHOWN} places taken.`,
    },
    {
      label: 'Not shown',
      value: `Figures of fewer than ${SMALLEST_GROUP_SHOWN}, so that no one can be found in them. Feedback about a person counts for no council.`,
    },
  ],
} as const;
