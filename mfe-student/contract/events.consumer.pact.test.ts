import { calls, EVENT_CATEGORIES, EVENT_MODES, EVENT_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { boolean, eachLike, exactly, instant, integer, objectId, oneOf, pactOf, string } from '@portal/test-kit/pacts';
import { enterOrigin, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { AddAchievementForm } from '../src/features/achievements/components/add-achievement-form';

const moment = instant('2026-11-21T06:30:00.000Z');
const events = pactOf(import.meta, enterOrigin);

/** What the picker reads of an event, and what its schema asks for. */
const event = {
  _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'),
  title: string('Hack Night'),
  status: oneOf(EVENT_STATUSES, 'ongoing'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  schedule: { start: moment, end: moment, venue: string('Main Hall'), mode: oneOf(EVENT_MODES, 'offline') },
  organizing_unit_id: {
    _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
    name: string('Coding Club'),
    category: oneOf(UNIT_CATEGORIES, 'scitech'),
  },
};

describe('what the event of an achievement relies on', () => {
  beforeEach(() => {
    // Only the day: a pact is exchanged in real time.
    const doNotFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
    const others = ['clearImmediate', 'queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame'] as const;
    jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00.000Z'), doNotFake: [...doNotFake, ...others] });
  });
  afterEach(() => jest.useRealTimers());

  it('a student finds the events that have begun, the own registrations and all', () =>
    events
      .answers(calls.listMyRegistrations, {
        given: 'a student joined an event that has begun',
        asked: 'the own registrations of events that have begun',
        query: { q: 'hack', limit: '10', when: 'begun' },
        answer: eachLike({
          _id: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
          status: exactly('registered'),
          code: string('K7QW'),
          joined_at: moment,
          event,
        }),
      })
      .answers(calls.listPublicEvents, {
        given: 'a student joined an event that has begun',
        asked: 'the events up to a day',
        query: { q: 'hack', limit: '10', to: '2026-11-21' },
        answer: eachLike({
          ...event,
          _id: objectId('bbbbbbbbbbbbbbbbbbbbbb02'),
          title: string('Hackathon'),
          version: integer(1),
          description: string('Bring a laptop.'),
          type: string('Workshop'),
          organizers: eachLike(
            {
              _id: objectId('cccccccccccccccccccccc01'),
              kind: string('user'),
              personal_info: { name: string('Asha Rao') },
            },
            0,
          ),
          registration: { required: boolean(true) },
          created_at: moment,
        }),
      })
      .to(async () => {
        renderWithPortal(createElement(AddAchievementForm), { as: 'STUDENT' });
        fireEvent.change(await screen.findByRole('combobox', { name: /^Event/ }), { target: { value: 'hack' } });
        expect(await screen.findByRole('option', { name: /^Hack Night/ })).toBeVisible();
        expect(screen.getByRole('option', { name: /^Hackathon/ })).toBeVisible();
      }));
});
