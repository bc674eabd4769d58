import type { Step } from './recipe-tree';

/** Puts `addition` before the last occurrence of `anchor`, a text that the file must keep. */
function before(file: string, anchor: string, addition: string): Step {
  return {
    file,
    edit(text) {
      const at = text.lastIndexOf(anchor);
      if (at < 0) throw new Error(`${file} has no ${JSON.stringify(anchor)} any more: adapt infra/checks/recipes`);
      return text.slice(0, at) + addition + text.slice(at);
    },
  };
}

const rows = 'packages/contracts/src/calls/units.ts';
const service = 'services/org/src/units/unit.service.ts';

/** CONTRIBUTING's "Add a call": a write with an own refusal, limited to a scope, that emits an event. */
export const addCall = {
  row: before(
    rows,
    '  createUnit: defineCall',
    `  copyUnit: defineCall('copyUnit', {
    service: 'org',
    at: 'POST /api/orgUnit/:id/copies',
    who: { G: 'category', P: 'any' },
    summary: 'Creates a unit like another one.',
    params: byId,
    body: createUnitBody.pick({ name: true }),
    limit: anHour(60),
    answer: unitAnswer,
    status: 201,
    errors: ['UNIT.NOT_FOUND', 'UNIT.OUT_OF_SCOPE', 'UNIT.NOT_ACTIVE', 'UNIT.NAME_TAKEN'],
    emits: ['org.unit.created.v1'],
  }),
`,
  ),
  oracle: before(
    'packages/contracts/src/calls/who-may-what.unit.test.ts',
    '  createUnit ',
    '  copyUnit                      | G:category P                      | 403 404 409\n',
  ),
  error: before(
    'packages/contracts/src/errors.ts',
    "  'UNIT.NOT_FOUND':",
    "  'UNIT.NOT_ACTIVE': { kind: 'conflict', message: 'This unit is not active.' },\n",
  ),
  service: {
    file: service,
    edit: (text) =>
      before(
        service,
        '  return { create,',
        `  async function copy(actor: Actor, id: string, name: string): Promise<UnitAnswer> {
    const scope = scopeOf(actor, calls.copyUnit);
    const unit = await transaction(async (session) => {
      const original = await repository.find(id, session);
      if (!original) throw new DomainError('UNIT.NOT_FOUND');
      requireInScope(scope, { categories: [original.category] }, 'UNIT.OUT_OF_SCOPE');
      if (!original.active) throw new DomainError('UNIT.NOT_ACTIVE');
      const copied = { ...original, id: newId(), version: 1, name, createdAt: clock.now() };
      await writer.add(actor, [copied], session);
      return copied;
    });
    return unitAnswerOf(unit);
  }

`,
      )
        .edit(text)
        .replace('  return { create,', '  return { create, copy,')
        .replace('readBatches, scopeOf }', 'readBatches, requireInScope, scopeOf }'),
  },
  route: before(
    'services/org/src/units/unit.routes.ts',
    '    endpoint(calls.createUnit,',
    '    endpoint(calls.copyUnit, async ({ actor, params, body }) =>\n' +
      '      created(await units.copy(actor, params.id, body.name)),\n    ),\n',
  ),
  fixture: before(
    'services/org/src/permissions.int.test.ts',
    '    createUnit: {',
    `    copyUnit: {
      inScope: (input) => ({ params: { id: ownUnit(input) }, body: { name: draft('').name } }),
      outOfScope: (input) => ({ params: { id: otherUnit(input) ?? '' }, body: { name: draft('').name } }),
    },
`,
  ),
} satisfies Record<string, Step>;

/** CONTRIBUTING's "Add an event", for the call that {@link addCall} adds. */
export const addEvent = {
  catalogue: before(
    'packages/contracts/src/events/catalogue.ts',
    "  'org.unit.created.v1':",
    "  'org.unit.copied.v1': { source: 'org', when: 'A unit was created like another one.', data: unit.pick({ unitId: true, name: true }) },\n",
  ),
  emits: { file: rows, edit: (text) => text.replace(/(copyUnit:[^[]+\[[^[]+\[)/, "$1'org.unit.copied.v1', ") },
  enqueue: {
    file: service,
    edit: (text) =>
      before(
        service,
        '      return copied;',
        '      const data = { unitId: copied.id, name };\n' +
          "      await outbox.enqueue(session, { type: 'org.unit.copied.v1', subject: copied.id, data, actor });\n",
      )
        .edit(text)
        .replace('import type { Actor, Clock, Page,', 'import type { Actor, Clock, Outbox, Page,')
        .replace('  transaction: Transaction;', '  outbox: Outbox;\n  transaction: Transaction;')
        .replace('campusEvents, transaction, clock } = deps', 'campusEvents, outbox, transaction, clock } = deps'),
  },
  outbox: {
    file: 'services/org/src/units/composition.ts',
    edit: (text) => text.replace('campusEvents, transaction, clock }', 'campusEvents, outbox, transaction, clock }'),
  },
  reaction: before(
    'services/activity/src/subscriptions.ts',
    "  'org.unit.created.v1':",
    "  'org.unit.copied.v1': { audit: 'change' },\n",
  ),
  label: before(
    'packages/contracts/src/events/audit-words.ts',
    "  'org.unit.created':",
    "  'org.unit.copied': { name: 'Unit copied', verb: 'copied', object: 'the unit' },\n",
  ),
} satisfies Record<string, Step>;

/** The steps of a recipe, without those named. */
export function stepsOf<Name extends string>(recipe: Record<Name, Step>, ...omitted: Name[]): Step[] {
  return (Object.entries(recipe) as [Name, Step][]).flatMap(([name, step]) => (omitted.includes(name) ? [] : [step]));
}
