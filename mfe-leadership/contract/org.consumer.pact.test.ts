import { calls, UNIT_CATEGORIES, UNIT_TYPES, type BodyInput } from '@portal/contracts';
import {
  boolean,
  eachLike,
  instant,
  integer,
  number,
  objectId,
  oneOf,
  pactOf,
  regex,
  string,
  total,
} from '@portal/test-kit/pacts';
import { enterOrigin, loaded, loadedBy, renderWithPortal, sent } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { usePositions } from '../src/features/positions/api/list-positions';
import { AddPositionPage } from '../src/pages/add-position-page';
import { expectClubData } from './club-data';
import { expectHolders } from './holders';
import { expectImports } from './imports';
import { expectUnitPage } from './unit-page';
import { expectUnitStatistics } from './unit-statistics';
import { expectUnitWork } from './unit-work';

const positionId = 'dddddddddddddddddddddd01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const given = 'a position exists';

/** What a card, the details and the form read of a position. */
const position = {
  _id: objectId(positionId),
  version: integer(1),
  position_id: regex(/^POS-\d{4}$/, 'POS-0001'),
  title: string('Web Lead'),
  unit_id: { _id: objectId(unitId), name: string('Coding Club') },
  position_type: string('Team Lead'),
  responsibilities: eachLike('Keep the site up'),
  requirements: { min_cgpa: number(7.5), min_year: integer(2), skills_required: eachLike('React') },
  description: string('Leads the web team.'),
  position_count: integer(2),
  created_at: instant('2026-11-21T04:30:00.000Z'),
};
const details = {
  title: 'Web Lead',
  position_type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] },
  description: 'Leads the web team.',
  position_count: 2,
} satisfies Partial<BodyInput<typeof calls.addPosition>>;

const org = pactOf(import.meta, enterOrigin);

describe('what the pages of positions rely on', () => {
  it('everybody reads positions, page by page', () =>
    org
      .answers(calls.listPositions, {
        given: 'a position exists, and a student asks',
        asked: 'the first positions',
        query: { limit: '12' },
        answer: eachLike(position),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => usePositions({}));
        expect(pages).toMatchObject([{ items: [{ title: 'Web Lead' }], total: 1 }]);
      }));

  it('an officer finds positions, and which of them they may manage', () =>
    org
      .answers(calls.listPositions, {
        given,
        asked: 'the positions of a unit, of a type, that begin like this',
        query: { limit: '12', q: 'web', unit: unitId, type: 'Team Lead' },
        answer: eachLike({ ...position, can_manage: true }),
      })
      .to(async () => {
        const { pages } = await loadedBy(() => usePositions({ q: 'web', unit: unitId, type: 'Team Lead' }));
        expect(pages).toMatchObject([{ items: [{ can_manage: true }] }]);
      }));

  it('an officer finds the unit of a new position', () =>
    org
      .answers(calls.listUnits, {
        given,
        asked: 'the units of a category that begin like this',
        query: { limit: '20', expand: '1', q: 'cod', category: 'scitech' },
        answer: eachLike({
          _id: objectId(unitId),
          name: string('Coding Club'),
          type: oneOf(UNIT_TYPES, 'Club'),
          category: oneOf(UNIT_CATEGORIES, 'scitech'),
        }),
      })
      .to(async () => {
        renderWithPortal(createElement(AddPositionPage), { as: 'GENSEC_SCITECH' });
        fireEvent.change(screen.getByRole('combobox', { name: 'Organizational Unit' }), { target: { value: 'cod' } });
        expect(await screen.findByRole('option', { name: 'Coding Club, Club' })).toBeVisible();
      }));

  it('an officer adds a position', () => {
    const body = { ...details, unit_id: unitId };
    return org
      .answers(calls.addPosition, { given, asked: 'a new position', body, answer: { ...position, can_manage: true } })
      .to(async () => {
        expect(await sent(calls.addPosition, { body })).toMatchObject({ title: 'Web Lead' });
      });
  });

  it('an officer changes a position', () => {
    const body = { version: 1, ...details, title: 'Web Head' };
    return org
      .answers(calls.changePosition, {
        given,
        asked: 'the version that was edited, and what is different',
        params: { id: positionId },
        body,
        answer: { ...position, title: 'Web Head', version: integer(2) },
      })
      .to(async () => {
        expect(await sent(calls.changePosition, { params: { id: positionId }, body })).toMatchObject({
          title: 'Web Head',
        });
      });
  });

  it('an officer is refused after somebody else changed it', () => {
    const body = { version: 1, ...details };
    return org
      .refuses(calls.changePosition, {
        given: 'a position exists that was changed meanwhile',
        asked: 'a version that is no longer there',
        params: { id: positionId },
        body,
        code: 'POSITION.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const refused = sent(calls.changePosition, { params: { id: positionId }, body });
        await expect(refused).rejects.toMatchObject({ code: 'POSITION.CHANGED_MEANWHILE' });
      });
  });

  it('an officer deletes a position', () =>
    org
      .answers(calls.removePosition, { given, asked: 'the removal of a position', params: { id: positionId } })
      .to(() => sent(calls.removePosition, { params: { id: positionId } })));
});

/** What a form reads of the unit it made. */
const unit = {
  _id: objectId(unitId),
  name: string('Chess Club'),
  type: oneOf(UNIT_TYPES, 'Club'),
  description: string('We play on Fridays.'),
  parent_unit_id: null,
  hierarchy_level: integer(2),
  category: oneOf(UNIT_CATEGORIES, 'scitech'),
  is_active: boolean(true),
  contact_info: {
    email: string('chess@example.edu'),
    social_media: eachLike({ platform: string('Web'), url: string('https://example.edu') }),
  },
  budget_info: { allocated_budget: number(5000), spent_amount: number(0.5) },
  created_at: instant('2026-11-21T04:30:00.000Z'),
};

/** What the page of a unit reads of it. */
const { parent_unit_id: _parent, budget_info: budget, ...shownToAll } = unit;
const shownUnit = { ...shownToAll, parent: null, sub_units: [] };
const managedUnit = {
  ...shownUnit,
  budget_info: budget,
  can_manage: true as const,
  version: integer(1),
  in_use: {
    active_sub_units: integer(0),
    positions: integer(0),
    active_holders: integer(0),
    upcoming_events: integer(0),
  },
};

describe('what the pages of units rely on', () => {
  it('an officer creates a unit', () => {
    const body = {
      name: 'Chess Club',
      type: 'Club',
      category: 'scitech',
      parent_unit_id: null,
      hierarchy_level: 2,
      description: 'We play on Fridays.',
      is_active: true,
      contact_info: { email: 'chess@example.edu', social_media: [{ platform: 'Web', url: 'https://example.edu' }] },
      budget_info: { allocated_budget: 5000, spent_amount: 0.5 },
    } satisfies BodyInput<typeof calls.createUnit>;
    return org
      .answers(calls.createUnit, {
        given: 'a unit exists',
        asked: 'a new unit',
        body,
        answer: unit,
      })
      .to(async () => {
        expect(await sent(calls.createUnit, { body })).toMatchObject({ _id: unitId });
      });
  });

  it('everybody reads a unit', () =>
    org
      .answers(calls.readUnit, {
        given: 'a unit exists, and a student asks',
        asked: 'one unit',
        params: { id: unitId },
        answer: shownUnit,
      })
      .to(async () => {
        expect(await loaded(calls.readUnit, { params: { id: unitId } })).toMatchObject({ name: 'Chess Club' });
      }));

  it('an officer reads what is needed to change a unit', () =>
    org
      .answers(calls.readUnit, {
        given: 'a unit exists',
        asked: 'one unit to manage',
        params: { id: unitId },
        answer: managedUnit,
      })
      .to(async () => {
        expect(await loaded(calls.readUnit, { params: { id: unitId } })).toMatchObject({
          can_manage: true,
          version: 1,
        });
      }));

  it('everybody reads the tree', () =>
    org
      .answers(calls.readUnitTree, {
        given: 'a unit exists, and a student asks',
        asked: 'the tree of units',
        answer: {
          units: eachLike({
            _id: objectId(unitId),
            name: string('Chess Club'),
            type: oneOf(UNIT_TYPES, 'Club'),
            category: oneOf(UNIT_CATEGORIES, 'scitech'),
            parent_unit_id: null,
            is_active: boolean(true),
          }),
          total: integer(1),
        },
      })
      .to(async () => {
        expect(await loaded(calls.readUnitTree)).toMatchObject({ units: [{ name: 'Chess Club' }], total: 1 });
      }));

  it('an officer changes a unit', () => {
    const body = { version: 1, description: 'We play on Sundays.' };
    return org
      .answers(calls.changeUnit, {
        given: 'a unit exists',
        asked: 'the version that was edited, and what is different',
        params: { id: unitId },
        body,
        answer: { ...managedUnit, version: integer(2) },
      })
      .to(async () => {
        expect(await sent(calls.changeUnit, { params: { id: unitId }, body })).toMatchObject({ can_manage: true });
      });
  });

  it('an officer is refused after somebody else changed it', () => {
    const body = { version: 1, description: 'We play on Sundays.' };
    return org
      .refuses(calls.changeUnit, {
        given: 'a unit exists that was changed meanwhile',
        asked: 'a version that is no longer there',
        params: { id: unitId },
        body,
        code: 'UNIT.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const refused = sent(calls.changeUnit, { params: { id: unitId }, body });
        await expect(refused).rejects.toMatchObject({ code: 'UNIT.CHANGED_MEANWHILE' });
      });
  });
});

expectHolders(org, position);
expectImports(org);
expectUnitWork(org, unitId);
expectUnitPage(org, position);
expectClubData(org);
expectUnitStatistics(org);
