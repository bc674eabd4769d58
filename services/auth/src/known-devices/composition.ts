import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import { createKnownDeviceCookie } from './known-device-cookie.middleware';
import { createKnownDeviceRepository } from './known-device.repository';
import { createKnownDeviceService } from './known-device.service';

interface Dependencies {
  accounts: AccountsModule;
}

export type KnownDevicesModule = ReturnType<typeof createKnownDevicesModule>;

export function createKnownDevicesModule(
  { store, clock, config }: ServiceContext<AuthConfig>,
  { accounts: { accounts } }: Dependencies,
) {
  return {
    knownDevices: createKnownDeviceService({ repository: createKnownDeviceRepository(store), accounts, clock }),
    deviceCookie: createKnownDeviceCookie(config.PUBLIC_ORIGIN),
  };
}
