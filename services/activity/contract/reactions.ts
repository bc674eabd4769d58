import { UNIT_CATEGORIES, type EventChange, type EventName } from '@portal/contracts';
import type { CopyRow } from '@portal/service-kit';
import { messagesOf, rowsInto, type NeededEvent } from '@portal/test-kit/pacts/messages';
import { objectId, oneOf, string } from '@portal/test-kit/pacts';
import type { PendingItem } from '../src/pending/pending.domain';
import { pendingCopy } from '../src/pending/pending.repository';
import type { AuditRow } from '../src/audit/audit.domain';
import { createAuditService } from '../src/audit/audit.service';
import { personCopy } from '../src/people/person.repository';
import { createReactionsModule } from '../src/reactions/composition';
import type { SearchEntry } from '../src/search/search.domain';
import { caseCopy, checkInCopy, eventCopy, placeCopy } from '../src/service-board/service-copies.repository';
import { activitySubscriptions } from '../src/subscriptions';

const timeZone = 'Asia/Kolkata';

export const ids = {
  unit: 'aaaaaaaaaaaaaaaaaaaaaa01',
  event: 'bbbbbbbbbbbbbbbbbbbbbb01',
  person: 'eeeeeeeeeeeeeeeeeeeeee01',
};
export const actor = { _id: objectId('cccccccccccccccccccccc01'), name: string('Coding Club') };
export const unit = {
  id: objectId(ids.unit),
  name: string('Coding Club'),
  category: oneOf(UNIT_CATEGORIES, 'scitech'),
};

/** What activity reads of an event, and what it makes of the example. */
export interface Need extends NeededEvent {
  type: EventName;
  /** The sentences of the feed and of notifications. */
  texts?: string[];
  /** What search finds. */
  found?: Partial<SearchEntry>;
  /** What officers have to decide about. */
  waits?: Partial<PendingItem>;
  /** What the service board counts. */
  counted?: object[];
  /** What the audit keeps. */
  kept?: object;
  /** The kind of change that open pages are notified of. */
  changes?: EventChange['kind'];
}

/** Runs everything that activity does with each event, up to what it would store. */
export function describeNeeds(test: ImportMeta, needs: readonly Need[]): void {
  const provider = messagesOf(test);
  it.each(needs)('is published as $type', async ({ type, texts = [], found, kept, waits, changes, ...others }) => {
    const { counted = [], ...needed } = others;
    const stored = nothingStored();
    await provider.sends(type, needed, subscriptionsInto(stored));
    expect(stored.texts).toEqual(texts);
    expect(stored.entries).toMatchObject(found ? [found] : []);
    expect(stored.counted).toMatchObject(counted);
    expect(stored.waiting).toMatchObject(waits ? [waits] : []);
    const ofEvent = changes !== 'pending' && { eventId: ids.event };
    expect(stored.changed).toEqual(changes ? [{ kind: changes, ...ofEvent }] : []);
    if (kept) expect(stored.rows).toMatchObject([kept]);
  });
}

function nothingStored() {
  return {
    texts: [] as string[],
    entries: [] as SearchEntry[],
    rows: [] as AuditRow[],
    changed: [] as EventChange[],
    waiting: [] as CopyRow[],
    counted: [] as CopyRow[],
  };
}

function subscriptionsInto({ texts, entries, rows, changed, waiting, counted }: ReturnType<typeof nothingStored>) {
  const tell = ({ description }: { description: string }) => void texts.push(description);
  const repository = {
    addIfNew: async (row: AuditRow) => void rows.push(row),
    list: async () => ({ items: [], total: 0 }),
  };
  const readCopies = [
    personCopy.over(rowsInto([])),
    pendingCopy.over(rowsInto(waiting)),
    caseCopy.over(rowsInto(counted)),
    eventCopy(timeZone).over(rowsInto(counted)),
    placeCopy.over(rowsInto(counted)),
    checkInCopy.over(rowsInto(counted)),
  ];
  const reactions = createReactionsModule({
    audit: createAuditService({ repository, timeZone }),
    feed: { record: async (_event, entry) => tell(entry) },
    eventChanges: { record: async (change) => void changed.push(change) },
    notifications: { markSettled: async () => undefined },
    recipients: {
      notify: async (_event, notifications) => notifications.forEach(tell),
      notifyPresidents: async (_event, notification) => tell(notification),
      notifySecretaries: async (_event, notification) => tell(notification),
    },
    search: { upsertIfNewer: async (entry) => void entries.push(entry) },
    timeZone,
  });
  return activitySubscriptions(readCopies, reactions);
}
