import { calls, type BodyOf, type ClubData, type UnitAnswer } from '@portal/contracts';
import {
  createServiceApp,
  created,
  defineService,
  DomainError,
  endpoint,
  newId,
  ok,
  page,
  serviceConfigSchema,
  type Actor,
  type ServiceContext,
} from '@portal/service-kit';

/** What the sample service serves: three calls of org, one of each kind. */
export const sampleCalls = [calls.listUnits, calls.createUnit, calls.readClubData];

/** A small service, for testing the kits themselves. */
export const sampleService = defineService({
  service: 'org',
  schema: serviceConfigSchema,
  build(context) {
    const units = createSampleUnits(context);
    const endpoints = [
      endpoint(calls.listUnits, async ({ query }) => page(await units.list(query))),
      endpoint(calls.createUnit, async ({ actor, body }) => created(await units.create(actor, body))),
      endpoint(calls.readClubData, async ({ actor, params }) => ok(units.clubData(actor, params.username))),
    ];
    return { http: createServiceApp({ ...context, endpoints }), subscriptions: {}, useCases: units };
  },
});

function createSampleUnits({ store, transaction, outbox, clock }: ServiceContext<unknown>) {
  const units = store.connection.getClient().db(store.connection.name).collection<UnitAnswer>('units');
  return {
    async list({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const after = Number(cursor ?? 0);
      const items = await units.find().sort({ name: 1 }).skip(after).limit(limit).toArray();
      const total = await units.countDocuments();
      return { items, total, nextCursor: after + limit < total ? String(after + limit) : undefined };
    },
    async create(actor: Actor, body: BodyOf<typeof calls.createUnit>): Promise<UnitAnswer> {
      if (actor.category && actor.category !== body.category) throw new DomainError('UNIT.OUT_OF_SCOPE');
      const unit = { ...body, _id: newId(), parent_unit_id: null, created_at: clock.now().toISOString() };
      await transaction(async (session) => {
        await units.insertOne(unit, { session });
        await outbox.enqueue(session, { type: 'org.unit.created.v1', subject: unit._id, actor, data: factOf(unit) });
      });
      return unit;
    },
    clubData(actor: Actor, username: string): ClubData {
      if (username !== actor.username && actor.role !== 'PRESIDENT') throw new DomainError('ACCESS.FORBIDDEN');
      return emptyClub();
    },
  };
}

function emptyClub(): ClubData {
  const name = 'Coding Club';
  return {
    unit: { _id: newId(), name, type: 'Club', category: 'scitech', is_active: true },
    events: [],
    positions: [],
    positionHolders: [],
    achievements: [],
    feedbacks: [],
    dashboard: {
      name,
      description: '',
      contact_info: { email: 'club@example.edu' },
      budget_info: { allocated_budget: 0, spent_amount: 0 },
      tenures: { current: '2026-2027', previous: '2025-2026' },
      stats: {
        total_members: 0,
        member_growth: null,
        active_events: 0,
        upcoming_events: 0,
        pending_reviews: 0,
        pending_feedback: 0,
        pending_achievements: 0,
      },
      recent_events: [],
      pending_endorsements: [],
      recent_feedback: [],
    },
  };
}

function factOf({ _id, name, type, category, contact_info, is_active }: UnitAnswer) {
  return {
    version: 1,
    unitId: _id,
    name,
    type,
    category,
    parentUnitId: null,
    contactEmail: contact_info.email,
    active: is_active,
  };
}

/** A body that createUnit accepts. */
export function sampleUnitBody(changes: Partial<UnitAnswer> = {}) {
  return {
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    description: 'Writes programs.',
    contact_info: { email: 'coding@example.edu', social_media: [{ platform: 'Web', url: 'https://example.edu' }] },
    ...changes,
  };
}
