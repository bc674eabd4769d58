import { setImmediate as nextTurn } from 'node:timers/promises';
import { campusEvent } from '../../testing/campus-event';
import { calendarOf } from './calendar.presenter';

const now = new Date('2026-11-20T10:00:00Z');
const options = { name: 'Campus Portal', origin: 'https://portal.example.edu', now };
const events = Array.from({ length: 2_000 }, () => campusEvent({ description: 'संगीत '.repeat(833) }));

describe('a large calendar', () => {
  it('lets others be served while it is written', async () => {
    let turns = 0;
    let isWritten = false;
    const written = calendarOf(events, options).finally(() => (isWritten = true));
    while (!isWritten) {
      await nextTurn();
      turns += 1;
    }
    expect((await written).split('BEGIN:VEVENT')).toHaveLength(1 + events.length);
    expect(turns).toBeGreaterThan(2);
  });
});
