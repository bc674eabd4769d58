import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Notification } from './domain';

export type NotificationDocument = Omit<Notification, 'id'> & { _id: string };

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
  },
  { collection: 'notifications', versionKey: false, id: false },
);

// One index a list, each in its order.
notificationSchema.index({ userId: 1, at: -1, _id: -1 });
notificationSchema.index({ userId: 1, read: 1, at: -1, _id: -1 });

export function notificationModel(connection: Connection): Model<NotificationDocument> {
  return connection.model<NotificationDocument>('Notification', notificationSchema);
}
