import { calls } from '@portal/contracts';
import { eachLike, instant, objectId, string, total, type pactOf } from '@portal/test-kit/pacts';
import { usePage } from '@portal/web-kit';
import { loaded, loadedBy, renderWithPortal, sent } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { listClaims } from '../src/features/holders/api/list-claims';
import { useHolders } from '../src/features/holders/api/list-holders';
import { useOfficeBearers } from '../src/features/office-bearers/api/list-office-bearers';
import { AddPositionPage } from '../src/pages/add-position-page';
import {
  appointment,
  change,
  holderId,
  managedHolder,
  positionId,
  publicHolder,
  unitId,
  userId,
  waitingClaim,
} from './sample-holders';

const exists = 'a position holder exists';

type Org = ReturnType<typeof pactOf>;

/** What the pages of position holders rely on; `position` is what the picker reads of a position. */
export function expectHolders(org: Org, position: object): void {
  expectReading(org);
  expectTenure(org);
  expectHistory(org);
  expectAppointing(org, position);
  expectChanging(org);
  expectRemoving(org);
  expectClaims(org);
  expectConfirming(org);
}

function expectReading(org: Org): void {
  it('a student reads who holds what', () =>
    org
      .answers(calls.listHolders, {
        given: 'a position holder exists, and a student asks',
        asked: 'the first position holders',
        query: { limit: '12' },
        answer: eachLike(publicHolder),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useHolders({}));
        expect(pages).toMatchObject([{ items: [{ status: 'active' }], total: 1 }]);
      }));

  it('an officer finds holders, and whose records they may change', () => {
    const filters = { status: 'active', tenure_year: '2026-2027', unit: unitId, position: positionId } as const;
    return org
      .answers(calls.listHolders, {
        given: exists,
        asked: 'the active holders of a position in a tenure that begin like this',
        query: { limit: '12', q: 'asha', ...filters },
        answer: eachLike(managedHolder),
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useHolders({ q: 'asha', ...filters }));
        expect(pages).toMatchObject([{ items: [{ can_manage: true, por_id: 'POR-2026-0001' }] }]);
      });
  });
}

function expectTenure(org: Org): void {
  it('a student reads who is in office', () => {
    const { user_id: person, ...rest } = publicHolder;
    return org
      .answers(calls.listTenure, {
        given: 'a position holder exists, and a student asks',
        asked: 'the first office-bearers of a tenure',
        query: { limit: '50', tenure_year: '2026-2027' },
        answer: eachLike({ ...rest, user_id: { _id: objectId(userId), ...person } }),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useOfficeBearers('2026-2027'));
        expect(pages).toMatchObject([{ items: [{ user_id: { _id: userId } }], total: 1 }]);
      });
  });
}

function expectHistory(org: Org): void {
  it('an officer reads the history of a record', () =>
    org
      .answers(calls.listHolderHistory, {
        given: exists,
        asked: 'the history of a holder',
        params: { id: holderId },
        answer: eachLike({
          at: instant('2026-11-21T04:30:00.000Z'),
          by: string('Kavya Iyer'),
          action: 'appointed',
          changed: [],
        }),
      })
      .to(async () => {
        expect(await loaded(calls.listHolderHistory, { params: { id: holderId } })).toMatchObject([
          { action: 'appointed' },
        ]);
      }));
}

function expectAppointing(org: Org, position: object): void {
  it('an officer finds the position that somebody is appointed to', () =>
    org
      .answers(calls.listPositions, {
        given: 'a position exists',
        asked: 'the positions of a category that begin like this',
        query: { limit: '20', q: 'web', category: 'scitech' },
        answer: eachLike({ ...position, can_manage: true }),
      })
      .to(async () => {
        const page = { as: 'GENSEC_SCITECH', at: '/cosa/create?tab=holders' } as const;
        renderWithPortal(createElement(AddPositionPage), page);
        fireEvent.change(screen.getByRole('combobox', { name: 'Position' }), { target: { value: 'web' } });
        expect(await screen.findByRole('option', { name: /^Web Lead, Coding Club/ })).toBeVisible();
      }));

  it('an officer appoints somebody', () =>
    org
      .answers(calls.appointHolder, {
        given: 'a position and a student exist',
        asked: 'an appointment',
        body: appointment,
        answer: { ...managedHolder, confirmation: 'confirmed' },
      })
      .to(async () => {
        expect(await sent(calls.appointHolder, { body: appointment })).toMatchObject({ por_id: 'POR-2026-0001' });
      }));

  it('an officer is told when as many hold the position as may', () =>
    org
      .refuses(calls.appointHolder, {
        given: 'a position is taken, and a student exists',
        asked: 'an appointment too many',
        body: appointment,
        code: 'HOLDER.FULL',
      })
      .to(async () => {
        await expect(sent(calls.appointHolder, { body: appointment })).rejects.toMatchObject({ code: 'HOLDER.FULL' });
      }));
}

const changing = { params: { id: holderId }, body: change };

function expectChanging(org: Org): void {
  it('an officer ends a position early', () =>
    org
      .answers(calls.changeHolder, {
        given: exists,
        asked: 'the version that was edited, and why it ends',
        ...changing,
        answer: { ...managedHolder, status: 'terminated', termination_reason: string('Left the club.') },
      })
      .to(async () => {
        expect(await sent(calls.changeHolder, changing)).toMatchObject({ status: 'terminated' });
      }));

  it('an officer is refused after somebody else changed the record', () =>
    org
      .refuses(calls.changeHolder, {
        given: 'a position holder exists who was changed meanwhile',
        asked: 'a version that is no longer there',
        ...changing,
        code: 'HOLDER.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const refused = sent(calls.changeHolder, changing);
        await expect(refused).rejects.toMatchObject({ code: 'HOLDER.CHANGED_MEANWHILE' });
      }));

  it('an officer reads a record again by its number', () =>
    org
      .answers(calls.listHolders, {
        given: exists,
        asked: 'the holder with a number',
        query: { q: 'POR-2026-0001' },
        answer: eachLike(managedHolder),
      })
      .to(async () => {
        const found = await loaded(calls.listHolders, { query: { q: 'POR-2026-0001' } });
        expect(found).toMatchObject([{ _id: holderId, version: 1 }]);
      }));
}

function expectRemoving(org: Org): void {
  it('an officer deletes a record', () =>
    org
      .answers(calls.removeHolder, { given: exists, asked: 'the removal of a holder', params: { id: holderId } })
      .to(() => sent(calls.removeHolder, { params: { id: holderId } })));
}

const claimed = 'a student claimed a position, and an officer asks';

function expectClaims(org: Org): void {
  it('an officer reads the claims that wait', () =>
    org
      .answers(calls.listClaims, {
        given: claimed,
        asked: 'the first claims',
        query: { limit: '20' },
        answer: eachLike(waitingClaim),
        answerHeaders: total,
      })
      .to(async () => {
        expect(await listClaims({ limit: 20 })).toMatchObject({ items: [{ can_manage: true }], total: 1 });
      }));

  it('an officer reads the claims of a unit', () =>
    org
      .answers(calls.listClaims, {
        given: claimed,
        asked: 'the first claims of a unit that are searched for',
        query: { limit: '5', unit: unitId, q: 'web' },
        answer: eachLike(waitingClaim),
        answerHeaders: total,
      })
      .to(async () => {
        expect(
          await loadedBy(() => usePage(calls.listClaims, { query: { unit: unitId, q: 'web', limit: 5 } })),
        ).toMatchObject({
          total: 1,
        });
      }));
}

function expectConfirming(org: Org): void {
  it.each([
    ['confirms', {}],
    ['returns', { decision: 'refused', reason: 'Wrong tenure.' }],
  ] as const)('an officer %s a claim', (what, body) =>
    org
      .answers(calls.confirmHolder, {
        given: claimed,
        asked: `a decision that ${what} it`,
        params: { id: holderId },
        body,
        answer: managedHolder,
      })
      .to(async () => {
        expect(await sent(calls.confirmHolder, { params: { id: holderId }, body })).toMatchObject({ _id: holderId });
      }),
  );
}
