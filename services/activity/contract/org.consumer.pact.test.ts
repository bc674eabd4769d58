import { CONFIRMATIONS, HOLDER_STATUSES, UNIT_TYPES, type Confirmation } from '@portal/contracts';
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
const holderIn = (state: Confirmation) => ({ ...holder, confirmation: oneOf(CONFIRMATIONS, state) });
const claim = {
  _id: holderId,
  kind: 'positions',
  category: 'scitech',
  unitId: ids.unit,
  ownerId: ids.person,
} as const;
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
      data: holderIn('confirmed'),
      actor,
      waits: { ...claim, isWaiting: false },
      texts: [`Coding Club appointed Asha Rao as ${office}`, `Coding Club appointed you as ${office}`],
    },
    {
      type: 'org.holder.claimed.v1',
      data: holderIn('awaiting'),
      actor,
      texts: [`Asha Rao added a position that needs your confirmation: ${office}`],
      waits: { ...claim, isWaiting: true },
      changes: 'pending',
    },
    {
      type: 'org.holder.confirmed.v1',
      data: holderIn('confirmed'),
      actor,
      texts: [`Coding Club confirmed Asha Rao as ${office}`, `Coding Club confirmed your position: ${office}`],
      waits: { ...claim, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'org.holder.refused.v1',
      data: { ...holderIn('refused'), reason: string('Wrong year.') },
      actor,
      texts: [`Coding Club returned your position: ${office}. Wrong year.`],
      waits: { ...claim, isWaiting: false },
      changes: 'pending',
    },
    {
      type: 'org.holder.ended.v1',
      data: { ...holderIn('confirmed'), reason: string('Moved away.') },
      actor,
      waits: { ...claim, isWaiting: false },
      texts: [
        `Coding Club ended Asha Rao's time as ${office}`,
        `Coding Club ended your time as ${office}. Moved away.`,
      ],
    },
    {
      type: 'org.holder.hand-over-due.v1',
      data: { ...holderIn('confirmed'), until: day('2027-03-31') },
      waits: { ...claim, isWaiting: false },
      texts: [`Write your hand-over notes as ${office}, by Wednesday, 31 March 2027`],
    },
    {
      type: 'org.holder.changed.v1',
      data: holderIn('confirmed'),
      waits: { ...claim, isWaiting: false },
      kept: { subject: { kind: 'org.holder', name: 'Asha Rao' } },
    },
    {
      type: 'org.holder.removed.v1',
      data: holderIn('awaiting'),
      kept: { subject: { kind: 'org.holder', name: 'Asha Rao' } },
      waits: { ...claim, isWaiting: false },
      changes: 'pending',
    },
  ]);
});
