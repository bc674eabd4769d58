import { changedCollections } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { startEvents } from '../../testing/fixtures';
import { createCalendarLinkRepository } from './calendar-link.repository';

describe('a stored calendar link', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  it('is there again when the transaction that removes it fails', async () => {
    const links = createCalendarLinkRepository(events.store);
    const createdAt = new Date('2026-11-21T06:00:00Z');
    await links.save('asha', 'hash', createdAt);
    const changed = await changedCollections(events, (session) => links.removeCreatedUntil('asha', createdAt, session));
    expect(changed).toEqual({ failing: [], committing: ['calendar_addresses'] });
  });
});
