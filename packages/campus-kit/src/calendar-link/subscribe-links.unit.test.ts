import { subscribeLinks } from './subscribe-links';

const url = 'https://portal.example.edu/api/events/calendar.ics?token=a-secret&more=1';

describe('a calendar link in calendar programs', () => {
  const { google, apple, outlook } = subscribeLinks(url, 'My events');

  it('opens the calendar of the device by webcal', () => {
    expect(apple).toBe('webcal://portal.example.edu/api/events/calendar.ics?token=a-secret&more=1');
  });

  it('is handed to Google Calendar and Outlook as one parameter', () => {
    expect(new URL(google).origin).toBe('https://calendar.google.com');
    expect([...new URL(google).searchParams]).toEqual([['cid', apple]]);
    expect(new URL(outlook).origin).toBe('https://outlook.office.com');
    expect([...new URL(outlook).searchParams]).toEqual([
      ['url', url],
      ['name', 'My events'],
    ]);
  });
});
