import { DAY_MS, SECOND_MS } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Settled, Notification } from './notification.domain';

export type NotificationDocument = Omit<Notification, 'id'> & {
  _id: string;
  /** Its offset in the stream. */
  position: number;
};

export type SettledDocument = Omit<Settled, 'subject'> & {
  /** The subject. */
  _id: string;
};

/** That some were marked read, for the streams of the person's other windows. */
export interface ReadMarkDocument {
  /** Its offset in the stream. */
  _id: number;
  userId: string;
  /** Null for all until then. */
  ids: string[] | null;
  at: Date;
}

const text = { type: String, required: true };

const notificationSchema = new mongoose.Schema<NotificationDocument>(
  {
    _id: text,
    userId: text,
    kind: text,
    description: text,
    link: text,
    at: { type: Date, required: true },
    read: { type: Boolean, required: true },
    position: { type: Number, required: true },
    asks: String,
  },
  { collection: 'notifications', versionKey: false, id: false },
);

// One index a list, each in its order.
notificationSchema.index({ userId: 1, at: -1, _id: -1 });
notificationSchema.index({ userId: 1, read: 1, at: -1, _id: -1 });
// For streams. Notifications from before there were streams have no position.
notificationSchema.index({ position: 1 });
notificationSchema.index({ userId: 1, position: 1 });
// What asks for a decision that was given.
notificationSchema.index({ asks: 1 }, { sparse: true });

const readMarkSchema = new mongoose.Schema<ReadMarkDocument>(
  {
    _id: { type: Number, required: true },
    userId: text,
    ids: { type: [String], default: null },
    at: { type: Date, required: true },
  },
  { collection: 'notification_marks', versionKey: false, id: false },
);

readMarkSchema.index({ userId: 1, _id: 1 });
// A window that was away for longer reads the list anew.
readMarkSchema.index({ at: 1 }, { expireAfterSeconds: (7 * DAY_MS) / SECOND_MS });

const settledSchema = new mongoose.Schema<SettledDocument>(
  { _id: text, at: { type: Date, required: true } },
  { collection: 'settled_subjects', versionKey: false, id: false },
);

// The event that asks comes later than the one that settles it only where deliveries overtake each other.
settledSchema.index({ at: 1 }, { expireAfterSeconds: (30 * DAY_MS) / SECOND_MS });

export function notificationModel(connection: Connection): Model<NotificationDocument> {
  return connection.model<NotificationDocument>('Notification', notificationSchema);
}

export function readMarkModel(connection: Connection): Model<ReadMarkDocument> {
  return connection.model<ReadMarkDocument>('NotificationMark', readMarkSchema);
}

export function settledModel(connection: Connection): Model<SettledDocument> {
  return connection.model<SettledDocument>('SettledSubject', settledSchema);
}
