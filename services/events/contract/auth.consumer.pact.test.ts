import { boolean, objectId, oneOf } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { createCalendarService } from '../src/calendars/calendar.service';
import { eventsSubscriptions } from '../src/subscriptions';

const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const auth = messagesOf(import.meta);

type Calendars = Parameters<typeof createCalendarService>[0];

describe('what events needs of auth', () => {
  it('is whose password changed, how and when, and whether the calendar address ends', async () => {
    const ended: [string, Date][] = [];
    const links: Pick<Calendars['links'], 'removeCreatedUntil'> = {
      removeCreatedUntil: async (personId, until) => void ended.push([personId, until]),
    };
    const calendars = createCalendarService({ links } as Calendars);
    const data = {
      userId: objectId(userId),
      way: oneOf(['changed', 'reset', 'taken-away'], 'changed'),
      endCalendarAddress: boolean(true),
    };
    const needed = { subject: objectId(userId), data };
    const subscriptions = eventsSubscriptions({ calendars, readCopies: [] });
    await auth.sends('auth.password.changed.v1', needed, subscriptions);
    // The time of the event, and what the clocks of two machines may differ by.
    expect(ended).toEqual([[userId, new Date('2026-11-21T06:01:00Z')]]);
  });
});
