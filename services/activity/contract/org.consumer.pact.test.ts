import { HOLDER_STATUSES, UNIT_TYPES } from '@portal/contracts';
import { boolean, day, eachLike, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { actor, describeNeeds, ids, unit } from './reactions';

const version = integer(2);
const positionId = 'dddddddddddddddddddddd02';
const position = {
  version,
  positionId: objectId(positionId),
  code: string('POS-0001'),
  title: string('Web Lead'),
  type: string('Team Lead'),
  unit,
};
const organization = {
  version,
  unitId: objectId(ids.unit),
  name: string('Robotics Club'),
  type: oneOf(UNIT_TYPES, 'Club'),
  category: unit.category,
  active: boolean(true),
};

const holderId = 'dddddddddddddddddddddd03';
const holder = {
  version,
  holderId: objectId(holderId),
  userId: objectId(ids.person),
  name: string('Asha Rao'),
  position: { id: objectId(positionId), title: string('Web Lead') },
  unit,
  tenureYear: string('2026-2027'),
  status: oneOf(HOLDER_STATUSES, 'active'),
};
const office = 'Web Lead of Coding Club, 2026-2027';

describe('what activity needs of org', () => {
  describeNeeds(import.meta, [
    {
      type: 'org.unit.created.v1',
      data: organization,
      actor,
      texts: ['Coding Club created the unit Robotics Club'],
      found: { _id: ids.unit, version: 2, title: 'Robotics Club', detail: 'Club', category: 'scitech' },
    },
    {
      type: 'org.unit.changed.v1',
      data: { ...organization, changed: eachLike(string('name')) },
      actor,
      texts: ['Coding Club changed the unit Robotics Club'],
      found: { _id: ids.unit, version: 2, title: 'Robotics Club', detail: 'Club', category: 'scitech' },
    },
    ...(['created', 'changed', 'removed'] as const).map((step) => ({
      type: `org.position.${step}.v1` as const,
      data: position,
      actor,
      texts: [`Coding Club ${step === 'created' ? 'added' : step} the position Web Lead of Coding Club`],
      found: { _id: positionId, version: 2, title: 'Web Lead', detail: 'Team Lead', above: ids.unit },
    })),
    {
      type: 'org.holder.appointed.v1',
      data: holder,
      actor,
      texts: [`Coding Club appointed Asha Rao as ${office}`, `Coding Club appointed you as ${office}`],
    },
    {
      type: 'org.holder.claimed.v1',
      data: holder,
      actor,
      texts: [`Asha Rao added a position that needs your confirmation: ${office}`],
    },
    {
      type: 'org.holder.confirmed.v1',
      data: holder,
      actor,
      texts: [`Coding Club confirmed Asha Rao as ${office}`, `Coding Club confirmed your position: ${office}`],
    },
    {
      type: 'org.holder.refused.v1',
      data: { ...holder, reason: string('Wrong year.') },
      actor,
      texts: [`Coding Club returned your position: ${office}. Wrong year.`],
    },
    {
      type: 'org.holder.ended.v1',
      data: { ...holder, reason: string('Moved away.') },
      actor,
      texts: [
        `Coding Club ended Asha Rao's time as ${office}`,
        `Coding Club ended your time as ${office}. Moved away.`,
      ],
    },
    {
      type: 'org.holder.hand-over-due.v1',
      data: { ...holder, until: day('2027-03-31') },
      texts: [`Write your hand-over notes as ${office}, by Wednesday, 31 March 2027`],
    },
    ...(['changed', 'removed'] as const).map((step) => ({
      type: `org.holder.${step}.v1` as const,
      data: { version, name: holder.name },
      kept: { subject: { kind: 'org.holder', name: 'Asha Rao' } },
    })),
  ]);
});
