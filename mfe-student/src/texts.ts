/** Every text of this remote; the specification's are marked and stay as they are. */
export const texts = {
  home: {
    title: 'Home',
    welcome: (name: string) => `Welcome, ${name}`,
    menu: 'Go to',
    events: { title: 'Events', fact: 'Everything that is on' },
  },
  upcoming: {
    title: 'Upcoming Events', // specification
    loading: 'Loading student data...', // specification
    failed: 'The events could not be loaded.',
    empty: 'No events found', // specification
    emptyText: 'What your clubs plan appears here.',
    all: 'All events',
    planned: 'Planned',
    ongoing: 'Ongoing',
    noDate: 'Date to be announced',
  },
} as const;
