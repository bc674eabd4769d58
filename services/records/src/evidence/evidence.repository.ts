import type { Store } from '@portal/service-kit';
import { idOfEndorsed } from './endorsed-skills.model';
import type { Fact, PutForward } from './evidence.domain';

export type EvidenceRepository = ReturnType<typeof createEvidenceRepository>;

/** Of one page of a list; more are not read. */
const MAX_FACTS = 5_000;

/** Reads across the collections of other modules, so that a list costs one query more, however much it shows. */
export function createEvidenceRepository({ connection }: Pick<Store, 'connection'>) {
  const endorsedSkills = connection.collection('endorsed_skills');

  async function find(things: readonly PutForward[]): Promise<Fact[]> {
    if (things.length === 0) return [];
    return endorsedSkills.aggregate<Fact>(pipelineOf(things)).toArray();
  }

  return { find };
}

/** Each part begins with what an index of its collection answers; one that nothing asks for is left out. */
function pipelineOf(things: readonly PutForward[]) {
  const endorsed = anyOf(things.map(({ personId, category }) => idOfEndorsed(personId, category)));
  const attended = things.filter(({ event }) => event);
  const attendances = {
    personId: anyOf(attended.map(({ personId }) => personId)),
    eventId: anyOf(attended.map(({ event }) => event?.id)),
    checkedIn: { $ne: null },
  };
  const positioned = things.filter(({ positionId }) => positionId);
  const held = {
    userId: anyOf(positioned.map(({ personId }) => personId)),
    'position.id': anyOf(positioned.map(({ positionId }) => positionId)),
    confirmation: 'confirmed',
    isRemoved: false,
  };
  return [
    { $match: { _id: endorsed } },
    SKILLS,
    ...(attended.length > 0
      ? [{ $unionWith: { coll: 'attendances', pipeline: [{ $match: attendances }, ATTENDANCE] } }]
      : []),
    ...(positioned.length > 0 ? [{ $unionWith: { coll: 'holdings', pipeline: [{ $match: held }, HOLDING] } }] : []),
    { $limit: MAX_FACTS },
  ];
}

const ATTENDANCE = {
  $project: { _id: 0, kind: { $literal: 'attendance' }, personId: 1, eventId: 1, checkedIn: 1 },
};

const HOLDING = {
  $project: {
    _id: 0,
    kind: { $literal: 'holding' },
    personId: '$userId',
    positionId: '$position.id',
    title: '$position.title',
    unit: '$unit.name',
    tenureYear: 1,
    status: 1,
  },
};

const SKILLS = { $project: { _id: 0, kind: { $literal: 'skills' }, personId: 1, category: 1, skills: 1 } };

function anyOf(values: readonly (string | null | undefined)[]): { $in: string[] } {
  return { $in: [...new Set(values.filter((value) => typeof value === 'string'))] };
}
