import {
  ACHIEVEMENT_TYPES,
  categoryOfRole,
  EVENT_CATEGORIES,
  eventCategoryOf,
  EVENT_MODES,
  EVENT_STATUSES,
  FEEDBACK_STATUSES,
  FEEDBACK_TARGET_TYPES,
  FEEDBACK_TYPES,
  homePathOf,
  isGensec,
  ROLES,
  ROOM_REQUEST_STATUSES,
  UNIT_CATEGORIES,
  unitCategoryOf,
} from './vocabulary';

describe('the words of the campus', () => {
  it('maps unit and event categories onto each other without loss', () => {
    for (const category of UNIT_CATEGORIES) expect(unitCategoryOf(eventCategoryOf(category))).toBe(category);
    for (const category of EVENT_CATEGORIES) expect(eventCategoryOf(unitCategoryOf(category))).toBe(category);
  });

  it('calls the scitech area technical in events', () => {
    expect(eventCategoryOf('scitech')).toBe('technical');
    expect(unitCategoryOf('technical')).toBe('scitech');
  });

  it('gives each general secretary one category and nobody else any', () => {
    const categories = ROLES.filter(isGensec).map(categoryOfRole);
    expect(categories).toEqual(['scitech', 'academic', 'cultural', 'sports']);
    expect(categoryOfRole('PRESIDENT')).toBeNull();
    expect(categoryOfRole('CLUB_COORDINATOR')).toBeNull();
  });

  it('knows events, rooms and feedback by the specification’s words', () => {
    expect(EVENT_CATEGORIES).toEqual(['cultural', 'technical', 'sports', 'academic', 'other']);
    expect(EVENT_STATUSES).toEqual(['planned', 'ongoing', 'completed', 'cancelled']);
    expect(EVENT_MODES).toEqual(['online', 'offline', 'hybrid']);
    expect(ROOM_REQUEST_STATUSES).toEqual(['Pending', 'Approved', 'Rejected', 'Withdrawn']);
    expect(FEEDBACK_TYPES).toEqual([
      'Suggestion',
      'Complaint',
      'General Feedback',
      'Query',
      'Appreciation',
      'Report',
      'Other',
    ]);
    expect(FEEDBACK_TARGET_TYPES).toEqual(['User', 'Event', 'Organization Unit', 'Position']);
    expect(FEEDBACK_STATUSES).toEqual(['Resolved', 'Not Resolved']);
  });

  it('knows achievements by the specification’s words', () => {
    expect(ACHIEVEMENT_TYPES).toEqual(['academic', 'cultural', 'sports', 'technical', 'other']);
  });

  it('leads every role from / to its own first page', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, homePathOf(role)]))).toEqual({
      STUDENT: '/home',
      CLUB_COORDINATOR: '/club-dashboard',
      GENSEC_SCITECH: '/gensec-tech',
      GENSEC_ACADEMIC: '/gensec-acad',
      GENSEC_CULTURAL: '/gensec-cult',
      GENSEC_SPORTS: '/gensec-sport',
      PRESIDENT: '/president-dashboard',
    });
  });
});
