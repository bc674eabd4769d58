import {
  calls,
  EVENT_STATUSES,
  FEEDBACK_TARGET_TYPES,
  FEEDBACK_TYPES,
  HOLDER_STATUSES,
  UNIT_CATEGORIES,
  type OwnHolding,
} from '@portal/contracts';
import {
  clock,
  day,
  eachLike,
  instant,
  integer,
  number,
  objectId,
  oneOf,
  pactOf,
  regex,
  string,
} from '@portal/test-kit/pacts';
import { enterOrigin, loaded, loadedBy, renderWithPortal, sent, sentBy } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { useClaimPosition } from '../src/features/own-positions/api/claim-position';
import { useOwnPositions } from '../src/features/own-positions/api/list-own-positions';
import { ClaimDialog } from '../src/features/own-positions/components/claim-dialog';

const userId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const holderId = 'eeeeeeeeeeeeeeeeeeeeee01';
const positionId = 'dddddddddddddddddddddd01';
const unit = { _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'), name: string('Coding Club') };

/** What a row reads of a position that was returned. */
const returned = {
  _id: objectId(holderId),
  por_id: regex(/^POR-\d{4}-\d{4}$/, 'POR-2026-0001'),
  user_id: { personal_info: { name: string('Asha Rao') } },
  position_id: {
    _id: objectId(positionId),
    title: string('Web Lead'),
    unit_id: { ...unit, category: oneOf(UNIT_CATEGORIES, 'scitech') },
  },
  tenure_year: regex(/^\d{4}-\d{4}$/, '2026-2027'),
  status: oneOf(HOLDER_STATUSES, 'active'),
  appointment_details: {
    appointed_by: string('Arjun Menon'),
    appointment_date: regex(/^\d{4}-\d\d-\d\d$/, '2026-04-06'),
  },
};
const claim = {
  user_id: userId,
  position_id: positionId,
  tenure_year: '2026-2027',
  appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2026-04-06' },
};

const org = pactOf(import.meta, enterOrigin);

describe('what My Positions relies on', () => {
  it('a student reads the own positions, and why one was returned', () =>
    org
      .answers(calls.listOwnPositions, {
        given: 'a student claimed a position that was returned',
        asked: 'the own positions',
        params: { userId },
        query: { limit: '200' },
        answer: eachLike({ ...returned, confirmation: 'refused', refusal_reason: string('Wrong tenure.') }),
      })
      .to(async () => {
        expect(await loadedBy(() => useOwnPositions(userId))).toMatchObject([{ confirmation: 'refused' }]);
      }));

  it('a student finds a position', () =>
    org
      .answers(calls.listPositions, {
        given: 'a position exists, and a student asks',
        asked: 'the positions that begin like this',
        query: { limit: '20', q: 'web' },
        answer: eachLike({
          _id: objectId(positionId),
          version: integer(1),
          position_id: regex(/^POS-\d{4}$/, 'POS-0001'),
          title: string('Web Lead'),
          unit_id: unit,
          position_type: string('Team Lead'),
          responsibilities: eachLike('Keep the site up'),
          requirements: { min_cgpa: number(7.5), min_year: integer(2), skills_required: eachLike('React') },
          description: string('Leads the web team.'),
          position_count: integer(2),
          created_at: instant('2026-11-21T04:30:00.000Z'),
        }),
      })
      .to(async () => {
        renderWithPortal(createElement(ClaimDialog, { userId, onClose: () => undefined }), { as: 'STUDENT' });
        fireEvent.change(await screen.findByRole('combobox', { name: 'Position' }), { target: { value: 'web' } });
        expect(await screen.findByRole('option', { name: /^Web Lead, Coding Club/ })).toBeVisible();
      }));

  it('a student adds a position, to be confirmed', () =>
    org
      .answers(calls.appointHolder, {
        given: 'a position exists, and a student who claims it',
        asked: 'a claim',
        body: claim,
        answer: { ...returned, confirmation: 'awaiting' },
      })
      .to(async () => {
        expect(await sentBy(() => useClaimPosition(undefined), { body: claim })).toMatchObject({
          confirmation: 'awaiting',
        });
      }));

  it('a student sends a returned position again, as the same record', () =>
    org
      .answers(calls.appointHolder, {
        given: 'a student claimed a position that was returned',
        asked: 'a corrected claim',
        body: claim,
        answer: { ...returned, confirmation: 'awaiting' },
      })
      .to(async () => {
        const former = { _id: holderId } as OwnHolding;
        expect(await sentBy(() => useClaimPosition(former), { body: claim })).toMatchObject({ _id: holderId });
      }));

  it('a student is told that the position is added already', () =>
    org
      .refuses(calls.appointHolder, {
        given: 'a student claimed a position',
        asked: 'the same claim',
        body: claim,
        code: 'HOLDER.ALREADY_HELD',
      })
      .to(async () => {
        const refused = sentBy(() => useClaimPosition(undefined), { body: claim });
        await expect(refused).rejects.toMatchObject({ code: 'HOLDER.ALREADY_HELD' });
      }));

  it('a student withdraws a claim', () =>
    org
      .answers(calls.withdrawClaim, {
        given: 'a student claimed a position',
        asked: 'the withdrawal of a claim',
        params: { id: holderId },
      })
      .to(() => sent(calls.withdrawClaim, { params: { id: holderId } })));
});

describe('what the hand-over relies on', () => {
  const total = integer(1);
  const firstOf = (item: object) => ({ items: eachLike(item), total });
  const toDo = (item: object) => ({ ...firstOf(item), open: integer(1) });
  const eventId = 'cccccccccccccccccccccc01';
  const done = { by: string('Asha Rao'), at: instant('2027-03-10T06:00:00.000Z') };
  const request = {
    _id: objectId('cccccccccccccccccccccc02'),
    event: { _id: objectId(eventId), title: string('Git Clinic') },
    room: string('L-101'),
    date: day('2027-04-01'),
    time: clock('10:00'),
    end_time: clock('11:00'),
  };
  const notes = {
    _id: objectId('ffffffffffffffffffffff01'),
    version: integer(1),
    author: string('Asha Rao'),
    text: string('The keys are with the guard.'),
    updated_at: instant('2027-03-10T06:00:00.000Z'),
    is_own: true,
  };
  const tenure = '2026-2027';

  it('its holder reads what is left', () =>
    org
      .answers(calls.readHandOver, {
        given: 'a position is handed over, and its holder asks',
        asked: 'the hand-over of a tenure',
        params: { positionId },
        query: { tenure_year: tenure },
        answer: {
          position: {
            _id: objectId(positionId),
            title: string('Web Lead'),
            unit_id: { ...unit, category: oneOf(UNIT_CATEGORIES, 'scitech') },
          },
          tenure_year: tenure,
          tenures: eachLike(string(tenure)),
          held_by: eachLike(string('Asha Rao')),
          notes: eachLike(notes),
          writing: { from: day('2027-03-01'), until: day('2027-03-31'), is_open: true },
          contact_info: { email: string('coding.club@example.edu') },
          budget_info: { allocated_budget: number(0), spent_amount: number(0) },
          people: firstOf({ _id: objectId(holderId), name: string('Asha Rao'), position: string('Web Lead') }),
          events: toDo({
            _id: objectId(eventId),
            title: string('Git Clinic'),
            status: oneOf(EVENT_STATUSES, 'planned'),
            start: instant('2027-04-01T10:00:00.000Z'),
            venue: string('Lab 2'),
          }),
          room_requests: toDo(request),
          bookings: toDo(request),
          feedback: toDo({
            _id: objectId('ffffffffffffffffffffff02'),
            type: oneOf(FEEDBACK_TYPES, 'Complaint'),
            target_type: oneOf(FEEDBACK_TARGET_TYPES, 'Organization Unit'),
            target_name: string('Coding Club'),
            comments: string('The lab was locked.'),
            rating: integer(2),
            created_at: instant('2027-02-01T06:00:00.000Z'),
          }),
          claims: toDo({
            _id: objectId(holderId),
            name: string('Meera Nair'),
            position: string('Web Lead'),
            tenure_year: string(tenure),
            done,
          }),
        },
      })
      .to(async () => {
        expect(
          await loaded(calls.readHandOver, { params: { positionId }, query: { tenure_year: tenure } }),
        ).toMatchObject({ held_by: ['Asha Rao'] });
      }));

  it('its holder says that an event of it is done, and that it is not', async () => {
    for (const isDone of [true, false]) {
      const body = { tenure_year: tenure, kind: 'events', thing: eventId, is_done: isDone } as const;
      await org
        .answers(calls.markHandOverDone, {
          given: 'a position is handed over, and its holder asks',
          asked: `that an event ${isDone ? 'is done' : 'is open again'}`,
          params: { positionId },
          body,
          answer: isDone ? { done } : {},
        })
        .to(async () => {
          const { done: mark } = await sent(calls.markHandOverDone, { params: { positionId }, body });
          expect(mark?.by).toBe(isDone ? 'Asha Rao' : undefined);
        });
    }
  });

  it('its holder changes the notes', () =>
    org
      .answers(calls.writeHandOverNotes, {
        given: 'a position is handed over, and its holder asks',
        asked: 'a change of notes',
        params: { positionId },
        body: { tenure_year: tenure, text: 'Ask the dean.', version: 1 },
        answer: notes,
      })
      .to(async () => {
        const body = { tenure_year: tenure, text: 'Ask the dean.', version: 1 };
        expect(await sent(calls.writeHandOverNotes, { params: { positionId }, body })).toMatchObject({ is_own: true });
      }));

  it('its holder is told of notes that were changed meanwhile', () =>
    org
      .refuses(calls.writeHandOverNotes, {
        given: 'a position is handed over, and its holder wrote in another window',
        asked: 'a change of old notes',
        params: { positionId },
        body: { tenure_year: tenure, text: 'Ask the dean.', version: 1 },
        code: 'HAND_OVER.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const refused = sent(calls.writeHandOverNotes, {
          params: { positionId },
          body: { tenure_year: tenure, text: 'Ask the dean.', version: 1 },
        });
        await expect(refused).rejects.toMatchObject({ code: 'HAND_OVER.CHANGED_MEANWHILE' });
      }));
});
