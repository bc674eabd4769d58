import {
  categoryOfRole,
  EVENT_CATEGORIES,
  eventCategoryOf,
  homePathOf,
  isGensec,
  ROLES,
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
