/**
 * Keys of the query cache that more than one feature reads, writes or invalidates. All front ends share one cache, so a
 * key that two of them spell by hand breaks without an error. `all` covers every key of its area. A key that one feature
 * has for itself stays in that feature.
 */
export const queryKeys = {
  achievements: {
    all: ['achievements'],
    lists: (userId: string) => ['achievements', 'own', userId],
    list: (userId: string, filters: unknown) => ['achievements', 'own', userId, filters],
    counts: (userId: string) => ['achievements', 'count', userId],
  },
  activities: {
    recent: ['activities', 'recent'],
  },
  calendarLink: ['calendar-link'],
  clubData: {
    all: ['club-data'],
    of: (username: string) => ['club-data', username],
  },
  devices: ['signed-in-devices'],
  endorsements: {
    all: ['endorsements'],
    counts: ['endorsements', 'waiting', 'counts'],
  },
  events: {
    all: ['events'],
    lists: ['events', 'by-role'],
    list: (viewer: unknown, filters: unknown) => ['events', 'by-role', viewer, filters],
    one: (id: string) => ['events', 'one', id],
    between: (range: unknown) => ['events', 'span', range],
    upcoming: ['events', 'upcoming'],
    thisWeek: ['events', 'this-week'],
    ownUpcoming: ['events', 'own-to-come'],
    counts: ['events', 'count'],
  },
  feedback: {
    all: ['feedback'],
    lists: ['feedback', 'all'],
    list: (filters: unknown) => ['feedback', 'all', filters],
    one: (id: string) => ['feedback', 'one', id],
    own: (userId: string) => ['feedback', 'own', userId],
    ownCount: (userId: string) => ['feedback', 'own', userId, 'count'],
    statistics: ['feedback-figures'],
  },
  statistics: {
    events: ['statistics', 'events'],
    units: ['statistics', 'units'],
    feedback: ['statistics', 'feedback'],
    service: ['statistics', 'service'],
  },
  holders: {
    all: ['holders'],
    list: (filters: unknown) => ['holders', 'list', filters],
    count: ['holders', 'count'],
    claims: ['holders', 'claims'],
    history: (id: string) => ['holders', 'history', id],
    own: (userId: string) => ['holders', 'own', userId],
  },
  notifications: {
    all: ['notifications'],
    unread: ['notifications', 'unread'],
    lists: ['notifications', 'list'],
  },
  officers: ['officers'],
  people: {
    all: ['people'],
    found: (path: string) => ['people', path],
  },
  positions: {
    all: ['positions'],
    list: (filters: unknown) => ['positions', 'list', filters],
    count: ['positions', 'count'],
    found: (scope: unknown) => ['positions', 'found', scope],
  },
  profile: (userId: string) => ['profile', userId],
  recordSummary: (userId: string) => ['record-summary', userId],
  registrations: {
    all: ['registrations'],
    own: ['registrations', 'mine'],
    ofEvent: (eventId: string) => ['registrations', 'of-event', eventId],
  },
  roleHistory: {
    all: ['role-history'],
    of: (userId: string) => ['role-history', userId],
  },
  roomRequests: {
    all: ['room-requests'],
    waiting: ['room-requests', 'waiting'],
    ofDay: (date: string) => ['room-requests', 'day', date],
    competing: (requestId: string) => ['room-requests', 'rivals', requestId],
    counts: ['room-requests', 'count'],
  },
  rooms: {
    all: ['rooms'],
    names: ['rooms', 'names'],
    catalogue: (term: string) => ['rooms', 'catalogue', term],
    availability: ['room-availability'],
    availabilityOf: (date: string) => ['room-availability', date],
  },
  skills: {
    all: ['skills'],
    own: (userId: string) => ['skills', 'own', userId],
    of: (userId: string) => ['skills', 'of', userId],
    ofUnit: (unitId: string) => ['skills', 'of-unit', unitId],
    found: ['skills', 'found'],
  },
  units: {
    all: ['units'],
    departments: ['units', 'departments'],
    found: (path: string, query: unknown) => ['units', path, query],
  },
} as const;
