import { lastMorning } from './digest.domain';
import { digestEmailText } from './mail.template';

const ZONE = 'Asia/Kolkata';

describe('the last morning', () => {
  // 07:00 in Kolkata is 01:30 UTC.
  it.each([
    ['2026-11-20T01:29:59.999Z', '2026-11-19T01:30:00.000Z'],
    ['2026-11-20T01:30:00.000Z', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20T20:00:00.000Z', '2026-11-20T01:30:00.000Z'],
  ])('at %s was %s by the institute’s clocks', (now, morning) => {
    expect(lastMorning(new Date(now), 'daily', ZONE).toISOString()).toBe(morning);
  });

  it.each([
    ['2026-11-23T01:29:59.999Z', '2026-11-16T01:30:00.000Z'],
    ['2026-11-23T01:30:00.000Z', '2026-11-23T01:30:00.000Z'],
    ['2026-11-29T23:00:00.000Z', '2026-11-23T01:30:00.000Z'],
  ])('of a week, at %s, was that of Monday, %s', (now, morning) => {
    expect(lastMorning(new Date(now), 'weekly', ZONE).toISOString()).toBe(morning);
  });
});

describe('a digest', () => {
  it('says each thing in a line, and how many more there are', () => {
    const { subject, paragraphs } = digestEmailText({
      frequency: 'daily',
      unread: ['Rain.', "You're registered"],
      count: 5,
      settingsUrl: '/settings',
    });
    expect(subject).toBe('5 unread notifications');
    expect(paragraphs).toEqual(['You have 5 unread notifications:', '• Rain.', "• You're registered.", 'And 3 more.']);
  });

  it('of one thing says so', () => {
    const { subject, paragraphs, afterwards } = digestEmailText({
      frequency: 'weekly',
      unread: ['Rain.'],
      count: 1,
      settingsUrl: '/settings',
    });
    expect(subject).toBe('1 unread notification');
    expect(paragraphs).toEqual(['You have 1 unread notification:', '• Rain.']);
    expect(afterwards[0]).toMatch(/^You're receiving this weekly digest because it's on in your settings/);
  });
});
