import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Notification } from './domain';

export type NotificationDocument = Omit<Notification, 'id'> & {
  _id: string;
  /** Its place in the order of arrival, which streams resume from. */
  position: number;
};

/** That some were marked read, for the streams of the person's other windows. */
export interface MarkDocument {
  _id: number;
  userId: string;
  /** Null for all that had come until then. */
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
  },
  { collection: 'notifications', versionKey: false, id: false },
);

// One index a list, each in its order.
notificationSchema.index({ userId: 1, at: -1, _id: -1 });
notificationSchema.index({ userId: 1, read: 1, at: -1, _id: -1 });
// Live, and what somebody missed. Those of a time before there were streams have no position.
notificationSchema.index({ position: 1 });
notificationSchema.index({ userId: 1, position: 1 });

const markSchema = new mongoose.Schema<MarkDocument>(
  {
    _id: { type: Number, required: true },
    userId: text,
    ids: { type: [String], default: null },
    at: { type: Date, required: true },
  },
  { collection: 'notification_marks', versionKey: false, id: false },
);

markSchema.index({ userId: 1, _id: 1 });
// Whoever is away for longer asks for the list anew.
markSchema.index({ at: 1 }, { expireAfterSeconds: 7 * 86_400 });

export function notificationModel(connection: Connection): Model<NotificationDocument> {
  return connection.model<NotificationDocument>('Notification', notificationSchema);
}

export function markModel(connection: Connection): Model<MarkDocument> {
  return connection.model<MarkDocument>('NotificationMark', markSchema);
}
