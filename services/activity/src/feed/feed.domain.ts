import type { ActivityType, UnitCategory, UnitRef } from '@portal/contracts';
import type { Scoped } from '@portal/service-kit';

/** What the feed says of an event. */
export interface FeedEntryText extends Scoped {
  type: ActivityType;
  description: string;
  subject: { kind: string; id: string; name: string };
  /** Path within the portal. */
  link: string;
  unit: UnitRef | null;
  categories: UnitCategory[];
}

export interface FeedEntry extends FeedEntryText {
  id: string;
  at: Date;
  actor: { id: string; name: string } | null;
}

/** An entry with its offset in the stream. */
export interface StoredFeedEntry extends FeedEntry {
  offset: number;
}
