/** Texts of the hand-over of a position. */
const names = new Intl.ListFormat('en-IN');

export const handOverMessages = {
  title: 'Hand-over',
  back: 'My Positions',
  loading: 'Loading the hand-over...',
  failed: "We couldn't load the hand-over.",
  notFoundTitle: 'Position not found',
  notFound: "We couldn't find this position.",
  forbiddenTitle: "You can't see this hand-over",
  forbidden: 'Only the holders of this position and the officers responsible for it can see its hand-over.',
  toHome: 'Go to the home page',
  position: (title: string, tenure: string) => `${title}, tenure ${tenure}`,
  heldBy: (people: readonly string[]) => `Held by ${names.format(people)}`,
  noHolder: 'No one held it in this tenure',
  tenure: 'Tenure',
  more: (shown: string, total: string) => `Showing ${shown} of ${total}`,
} as const;

export const notesMessages = {
  title: 'Notes',
  empty: 'No notes',
  emptyText: 'Holders write notes for their successor in the last month of the tenure.',
  writeFromTo: (from: string, until: string) => `You can write notes from ${from} to ${until}.`,
  write: 'Write notes',
  edit: 'Edit my notes',
  updated: (when: string) => `Updated ${when}`,
  dialogTitle: 'Notes for your successor',
  field: 'Your notes',
  hint: (until: string) => `What is unfinished, who can help, where things are. You can edit them until ${until}.`,
  missing: 'Please write your notes.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  saved: 'Notes saved.',
  failed: "We couldn't save your notes.",
} as const;

export const toDoMessages = {
  title: (open: number, shown: string) => {
    if (open === 0) return 'Nothing left to do';
    return open === 1 ? '1 thing to do' : `${shown} things to do`;
  },
  none: 'Room requests, booked rooms, events, feedback and positions to confirm appear here.',
  kinds: {
    room_requests: 'Pending room requests',
    bookings: 'Booked rooms',
    events: 'Upcoming events',
    feedback: 'Unresolved feedback',
    claims: 'Positions to confirm',
  },
  noDate: 'Date to be announced',
  ongoing: 'Ongoing',
  rating: (rating: number) => `${rating} of 5 stars`,
  notes: 'Write notes for your successor',
  notesUntil: (day: string) => `Until ${day}`,
  write: 'Write',
  done: 'Done',
  doneOf: (thing: string) => `Done: ${thing}`,
  doneCount: (count: string) => `Done (${count})`,
  doneBy: (person: string, when: string) => `Done by ${person}, ${when}`,
  undo: 'Undo',
  undoOf: (thing: string) => `Undo: ${thing}`,
  isDone: (thing: string) => `${thing} is done.`,
  isOpen: (thing: string) => `${thing} is back on the list.`,
  notMarked: (thing: string) => `${thing} isn't marked as done.`,
  notUndone: (thing: string) => `${thing} is still marked as done.`,
  tryAgain: 'Check your connection and try again.',
} as const;

export const unitMessages = {
  unit: 'Unit',
  budget: 'Budget',
  spent: (spent: string, allocated: string) => `${spent} spent of ${allocated}`,
  contact: 'Email',
  people: 'People',
  noPeople: 'No one holds a position in this unit',
} as const;
