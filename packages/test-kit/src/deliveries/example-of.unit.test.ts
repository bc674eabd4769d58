import { calendarDay, eventCatalogue, instant, objectId, timeOfDay, type EventName } from '@portal/contracts';
import * as z from 'zod';
import { exampleOf } from './example-of';

describe('an example of a schema', () => {
  it.each(Object.keys(eventCatalogue) as EventName[])('fits the data of %s', (name) => {
    const schema = eventCatalogue[name].data;
    expect(schema.safeParse(exampleOf(schema)).success).toBe(true);
  });

  it('has the required fields alone', () => {
    const schema = z.object({
      id: objectId,
      at: instant,
      day: calendarDay,
      time: timeOfDay,
      note: z.string().optional(),
    });
    expect(exampleOf(schema)).toEqual({
      id: 'b1b1b1b1b1b1b1b1b1b1b101',
      at: '2026-11-21T06:00:00.000Z',
      day: '2026-11-21',
      time: '10:00',
    });
  });

  it('is refused for a pattern that no known text fits', () => {
    expect(() => exampleOf(z.string().regex(/^POS-\d{4}$/))).toThrow('POS-');
  });
});
