import { ROLES, type Role, type SessionUser } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import { beSignedInAs, personAs } from '@portal/web-kit/testing';
import { navigationFor } from './navigation';

function placesOf(role: Role, pathname: string) {
  beSignedInAs(role);
  const items = navigationFor(sessionStore.getState(), pathname).groups.flatMap((group) => group.items);
  return {
    labels: items.map(({ label }) => label),
    hrefOf: (label: string) => items.find((item) => item.label === label)?.href,
    marked: items.filter(({ current }) => current).map(({ label }) => label),
  };
}

describe('positions in the navigation', () => {
  it('come first for a coordinator, with a new one after them', () => {
    const { labels, hrefOf, marked } = placesOf('CLUB_COORDINATOR', '/cosa');
    expect(labels).toEqual([
      'Dashboard',
      'Positions',
      'Add Position',
      'Events',
      'Add Event',
      'Room Booking',
      'Approvals',
      'Feedback',
      'Achievements',
      'Skills',
      'Units',
      'Office-bearers',
      'Statistics',
      'Service board',
    ]);
    expect(hrefOf('Positions')).toBe('/cosa');
    expect(hrefOf('Add Position')).toBe('/add-position');
    expect(hrefOf('Add Event')).toBe('/add-event');
    expect(hrefOf('Approvals')).toBe('/approvals');
    expect(hrefOf('Achievements')).toBe('/club-dashboard/achievements');
    expect(hrefOf('Skills')).toBe('/club-dashboard/skills');
    expect(marked).toEqual(['Positions']);
  });

  it('mark the achievements of a club, and not its dashboard', () => {
    expect(placesOf('CLUB_COORDINATOR', '/club-dashboard/achievements').marked).toEqual(['Achievements']);
  });

  it('lead the leadership alone to what there is to endorse', () => {
    expect(placesOf('PRESIDENT', '/gensec-endorse').marked).toEqual(['Endorsements']);
    expect(placesOf('GENSEC_SPORTS', '/gensec-endorse').hrefOf('Endorsements')).toBe('/gensec-endorse');
    for (const role of ['CLUB_COORDINATOR', 'STUDENT'] as const)
      expect(placesOf(role, '/gensec-endorse').hrefOf('Endorsements')).toBeUndefined();
  });

  it.each(['/add-position', '/cosa/create'])('mark a new one at %s', (path) => {
    expect(placesOf('CLUB_COORDINATOR', path).marked).toEqual(['Add Position']);
    expect(placesOf('PRESIDENT', path).marked).toEqual(['Create Tenure']);
  });

  it('are records of the leadership, and a view for students', () => {
    expect(placesOf('GENSEC_SPORTS', '/cosa')).toMatchObject({ marked: ['COSA Records'] });
    expect(placesOf('GENSEC_SPORTS', '/cosa').hrefOf('Create Tenure')).toBe('/cosa/create');
    expect(placesOf('STUDENT', '/cosa')).toMatchObject({ marked: ['COSA View'] });
    expect(placesOf('STUDENT', '/cosa').hrefOf('Create Tenure')).toBeUndefined();
  });
});

describe('the bottom bar of a phone', () => {
  it.each<Role | 'visitor' | SessionUser>([...ROLES, 'visitor', personAs('STUDENT', { onboardingComplete: false })])(
    'has labels that leave room between each other: %j',
    (as) => {
      beSignedInAs(as);
      const { bottomItems } = navigationFor(sessionStore.getState(), '/events');
      const long = bottomItems.slice(0, 4).filter(({ label }) => label.length > 'Dashboard'.length);
      expect(long).toEqual([]);
      expect(bottomItems.length).toBeGreaterThan(2);
    },
  );
});

describe('the own record in the navigation', () => {
  it('is a group of students', () => {
    beSignedInAs('STUDENT');
    const { groups } = navigationFor(sessionStore.getState(), '/skills');
    const record = groups.find(({ title }) => title === 'My record');
    expect(record?.items.map(({ label, href, current }) => [label, href, current])).toEqual([
      ['Profile Page', '/profile', false],
      ['Manage Skills', '/skills', true],
      ['Manage Positions (PORs)', '/manage-position', false],
      ['Add Achievements', '/add-achievement', false],
      ['View Achievements', '/view-achievements', false],
    ]);
    const { labels } = placesOf('GENSEC_SPORTS', '/skills');
    for (const own of ['Manage Skills', 'Profile Page']) expect(labels).not.toContain(own);
  });
});
