import { findByText, matchesLoosely } from './loose-match';

describe('a typed text', () => {
  it.each([
    ['book', 'Roombooking'],
    ['aprovals', 'Approvals'],
    ['feedbcak', 'Give Feedback'],
    ['setings', 'Settings'],
    ['evemts', 'Events'],
    ['ashievements', 'View Achievements'],
    ['APPROVE', 'Approve or reject'],
    ['give fedback', 'Give Feedback'],
  ])('%s finds %s', (typed, text) => expect(matchesLoosely(typed, [text])).toBe(true));

  it.each([
    ['rols', 'Rooms'],
    ['ok', 'Room Booking'],
    ['evnets now', 'Events'],
    ['', 'Events'],
    ['qqqq', 'Events'],
  ])('%s does not find %s', (typed, text) => expect(matchesLoosely(typed, [text])).toBe(false));

  it('finds by the beginnings of words alone where it can', () => {
    const find = (typed: string) => findByText(['Rooms', 'Classroom', 'Room Booking'], typed, (name) => [name]);
    expect(find('room')).toEqual(['Rooms', 'Room Booking']);
    expect(find('assroom')).toEqual(['Classroom']);
  });
});
