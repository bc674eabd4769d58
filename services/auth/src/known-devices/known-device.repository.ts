import type { Store } from '@portal/service-kit';
import { type KnownDeviceDocument, knownDeviceModel } from './known-device.model';

export type KnownDevice = Omit<KnownDeviceDocument, '_id'> & { id: string };

export type KnownDeviceRepository = ReturnType<typeof createKnownDeviceRepository>;

export function createKnownDeviceRepository({ connection }: Pick<Store, 'connection'>) {
  const devices = knownDeviceModel(connection);

  async function insert({ id, ...device }: KnownDevice): Promise<void> {
    await devices.create({ _id: id, ...device });
  }

  async function listUnexpired(ids: readonly string[], now: Date): Promise<KnownDevice[]> {
    const found = await devices.find({ _id: { $in: [...ids] }, expiresAt: { $gt: now } }).lean<KnownDeviceDocument[]>();
    return found.map(({ _id, ...device }) => ({ id: _id, ...device }));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    await devices.deleteMany({ _id: { $in: [...ids] } });
  }

  return { insert, listUnexpired, remove };
}
