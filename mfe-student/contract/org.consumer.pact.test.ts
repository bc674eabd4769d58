import { calls, HOLDER_STATUSES, UNIT_CATEGORIES, type OwnHolding } from '@portal/contracts';
import { eachLike, instant, integer, number, objectId, oneOf, pactOf, regex, string } from '@portal/test-kit/pacts';
import { enterOrigin, loadedBy, renderWithPortal, sentBy } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { useClaimPosition } from '../src/features/own-positions/api/claim-position';
import { useOwnPositions } from '../src/features/own-positions/api/list-own-positions';
import { useWithdrawClaim } from '../src/features/own-positions/api/withdraw-claim';
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
        expect(await sentBy(() => useClaimPosition(undefined), claim)).toMatchObject({ confirmation: 'awaiting' });
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
        expect(await sentBy(() => useClaimPosition(former), claim)).toMatchObject({ _id: holderId });
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
        const refused = sentBy(() => useClaimPosition(undefined), claim);
        await expect(refused).rejects.toMatchObject({ code: 'HOLDER.ALREADY_HELD' });
      }));

  it('a student withdraws a claim', () =>
    org
      .answers(calls.withdrawClaim, {
        given: 'a student claimed a position',
        asked: 'the withdrawal of a claim',
        params: { id: holderId },
      })
      .to(() => sentBy(useWithdrawClaim, holderId)));
});
