import { inManyTurns } from '@portal/test-kit/turns';
import { campusEvent } from '../../testing/campus-event';
import { calendarOf } from './calendar.presenter';

const now = new Date('2026-11-20T10:00:00Z');
const options = { name: 'Campus Portal', origin: 'https://portal.example.edu', now };
const events = Array.from({ length: 2_000 }, () => campusEvent({ description: 'संगीत '.repeat(833) }));

describe('a large calendar', () => {
  it('lets others be served while it is written', async () => {
    const { result, turns } = await inManyTurns(() => calendarOf(events, options));
    expect(result.split('BEGIN:VEVENT')).toHaveLength(1 + events.length);
    expect(turns).toBeGreaterThanOrEqual(events.length);
  });
});
