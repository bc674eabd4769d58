import { calls, EVENT_CATEGORIES } from '@portal/contracts';
import { day, eachLike, instant, integer, objectId, oneOf, regex, string, type pactOf } from '@portal/test-kit/pacts';
import { loaded } from '@portal/web-kit/testing';

const month = regex(/^\d{4}-\d\d$/, '2026-11');
const ofCategory = { category: oneOf(EVENT_CATEGORIES, 'technical'), count: integer(2) };
const moment = instant('2026-11-21T04:30:00.000Z');

export function expectEventStatistics(events: ReturnType<typeof pactOf>): void {
  it('an officer reads events by month, room use and attendance', () =>
    events
      .answers(calls.readEventStatistics, {
        given: 'an event with a room is held today, and the president asks',
        asked: 'the figures of events',
        answer: {
          computed_at: moment,
          months: [
            ...Array.from({ length: 11 }, () => ({ month, categories: eachLike(ofCategory, 0) })),
            { month, categories: eachLike(ofCategory) },
          ],
          room_use: {
            from: day('2025-12-01'),
            to: day('2026-11-21'),
            bookings: integer(1),
            hours: eachLike({
              weekday: integer(5),
              hour: integer(18),
              bookings: integer(1),
              latest: day('2026-11-21'),
            }),
          },
          attendance: eachLike(
            {
              _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'),
              title: string('Hack Night'),
              start: moment,
              places: integer(60),
              registered: integer(20),
              checked_in: integer(16),
            },
            0,
          ),
        },
      })
      .to(async () => {
        expect(await loaded(calls.readEventStatistics)).toMatchObject({ room_use: { bookings: 1 } });
      }));
}
