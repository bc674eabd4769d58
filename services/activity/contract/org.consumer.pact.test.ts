import { UNIT_TYPES } from '@portal/contracts';
import { boolean, eachLike, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
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
  ]);
});
