import type { CloudEvent, EventData } from '@portal/contracts';
import { eventOf } from '@portal/test-kit';
import { withCollectedWrites } from '../store/collected-writes';
import type { Session } from '../store/store';
import type { NamedHandler } from './event-delivery';
import type { CopyRow, CopyRows } from './copy-rows';
import { defineReadCopy, fromRow, toRow } from './define-read-copy';
import { eventsOf, rowFrom, subscriptionsOf, type ReadCopy } from './read-copy';

interface NamedRow extends CopyRow {
  name: string;
}

const position: EventData<'org.position.created.v1'> = {
  version: 1,
  positionId: 'a'.repeat(24),
  code: 'POS-0001',
  title: 'Web Lead',
  unit: { id: 'b'.repeat(24), name: 'Coding Club', category: 'scitech' },
  type: 'Core',
  responsibilities: [],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
};

const positions = defineReadCopy<NamedRow>({
  name: 'position-names',
  handlerName: 'keepPosition',
  of: {
    // Named before the subject, which is no reason for the subject to replace it.
    'org.position.removed.v1': ({ data: { positionId: _id, version } }) => ({ _id, version, name: 'removed' }),
    'org.position': ({ data: { positionId: _id, version, title: name } }) => ({ _id, version, name }),
  },
});

/** Rows that take everything, and say what came to them. */
function rowsInto(stored: CopyRow[]): CopyRows<NamedRow> {
  const rows: Pick<CopyRows<NamedRow>, 'upsertNewer'> = {
    async upsertNewer(newer) {
      stored.push(...newer);
      return [...newer];
    },
  };
  return rows as CopyRows<NamedRow>;
}

async function storedBy(copies: readonly ReadCopy[], event: CloudEvent, stored: readonly CopyRow[]) {
  const session = {} as Session;
  const handlers = (subscriptionsOf(...copies)[event.type] ?? []) as readonly NamedHandler[];
  return withCollectedWrites(session, async () => {
    for (const { handle } of handlers) await handle(event, session);
    return stored.length;
  });
}

describe('a read copy', () => {
  it('of a subject is made of each event that carries the whole of it, one of them by another rule', () => {
    const copy = positions.over(rowsInto([]));
    expect(eventsOf(copy).toSorted()).toEqual([
      'org.position.changed.v1',
      'org.position.created.v1',
      'org.position.removed.v1',
    ]);
    expect(rowFrom(copy, eventOf('org.position.created.v1', position))).toMatchObject({ name: 'Web Lead' });
    expect(rowFrom(copy, eventOf('org.position.removed.v1', position))).toMatchObject({ name: 'removed' });
  });

  it('leaves out events of its subject that carry no version', () => {
    const accounts = defineReadCopy<CopyRow>({
      name: 'accounts',
      of: { 'auth.account': ({ data: { userId: _id, version } }) => ({ _id, version }) },
    });
    expect(eventsOf(accounts.over(rowsInto([]) as never)).toSorted()).toEqual([
      'auth.account.changed.v1',
      'auth.account.registered.v1',
      'auth.account.role-changed.v1',
    ]);
  });

  it('is given no author of what is anonymous, also where the event names one', () => {
    const feedback = defineReadCopy<NamedRow>({
      name: 'feedback',
      of: {
        'feedback.feedback': ({ data: { feedbackId: _id, version, author } }) => ({
          _id,
          version,
          name: author?.name ?? 'nobody',
        }),
      },
    }).over(rowsInto([]));
    const given = (isAnonymous: boolean) =>
      eventOf('feedback.feedback.given.v1', {
        version: 1,
        feedbackId: 'c'.repeat(24),
        type: 'Complaint',
        target: { type: 'Organization Unit', id: position.unit.id, name: position.unit.name },
        unit: position.unit,
        comments: 'Too loud.',
        isAnonymous,
        author: { id: 'd'.repeat(24), name: 'Asha Rao' },
        createdAt: '2026-11-20T06:00:00.000Z',
      });
    expect(rowFrom(feedback, given(false)).name).toBe('Asha Rao');
    expect(rowFrom(feedback, given(true)).name).toBe('nobody');
  });
});

describe('the subscriptions of read copies', () => {
  it('are those of each copy, also of two that one event changes', () => {
    const other = { ...positions.over(rowsInto([])), handlerName: 'keepOther' };
    const subscriptions = subscriptionsOf(positions.over(rowsInto([])), other);
    expect(subscriptions['org.position.created.v1']).toMatchObject([{ name: 'keepPosition' }, { name: 'keepOther' }]);
  });

  it('leave out a copy that the service keeps with handlers of its own', () => {
    const { handlerName: _name, ...copy } = positions.over(rowsInto([]));
    expect(subscriptionsOf(copy)).toEqual({});
  });

  it('store before the commit, or at once where other handlers read the copy', async () => {
    const event = eventOf('org.position.created.v1', position);
    const stored: CopyRow[] = [];
    const copy = positions.over(rowsInto(stored));
    expect(await storedBy([copy], event, stored)).toBe(0);
    expect(stored).toHaveLength(1);
    expect(await storedBy([{ ...copy, storesAtOnce: true }], event, stored)).toBe(2);
  });
});

describe('the row of a thing', () => {
  it('has its id as `_id`, and is read without the time at which it was stored', () => {
    const row = toRow({ id: 'one', version: 1, name: 'One' });
    expect(row).toEqual({ _id: 'one', version: 1, name: 'One' });
    expect(fromRow({ ...row, keptAt: new Date() })).toEqual({ id: 'one', version: 1, name: 'One' });
  });
});
