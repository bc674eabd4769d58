/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: 'Request a Room', // specification
  forEvent: (title: string) => `For ${title}`,
  use: 'Needed for',
  forAnEvent: 'An event',
  forPurpose: 'A rehearsal or meeting',
  purpose: 'Purpose',
  purposeExample: 'e.g. Rehearsal for the annual play',
  purposeMissing: 'Please enter a purpose.',
  unit: 'Unit',
  unitExample: 'Search units',
  unitMissing: 'Please choose a unit.',
  details: 'Details',
  event: 'Event',
  eventExample: 'Search your events',
  events: 'Events',
  noEvents: 'None of your upcoming events match.',
  eventMissing: 'Please choose an event.',
  room: 'Room/Venue Name', // specification
  roomExample: 'e.g. Main Auditorium', // specification
  rooms: 'Rooms',
  ownName: "Not in the room list; we'll use it as typed.",
  date: 'Date', // specification
  time: 'Time', // specification
  end: 'End',
  endHint: 'Defaults to one hour.',
  endsNextDay: 'Until the next day',
  endMissing: 'Please choose when it ends.',
  description: 'Purpose/Description', // specification
  cancel: 'Cancel', // specification
  submit: 'Submit Request', // specification
  busy: 'Submitting...', // specification
  failed: 'Failed to submit request.', // specification
  done: (room: string, use: string) => `${room} requested for ${use}.`,
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  roomMissing: 'Please enter a room or venue.',
  dateMissing: 'Please choose a date.',
  timeMissing: 'Please choose a time.',
  endFirst: 'The end must be after the start.',
} as const;
