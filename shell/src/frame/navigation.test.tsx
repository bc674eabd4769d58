import type { Role } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import { beSignedInAs } from '@portal/web-kit/testing';
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
      'Feedback',
      'Units',
      'Office-bearers',
    ]);
    expect(hrefOf('Positions')).toBe('/cosa');
    expect(hrefOf('Add Position')).toBe('/add-position');
    expect(hrefOf('Add Event')).toBe('/add-event');
    expect(marked).toEqual(['Positions']);
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
