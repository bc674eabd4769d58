import type { Migration } from '@portal/service-kit';
import type { RoomKeyService } from './rooms/room-key.service';

/** Changes of what earlier builds stored. */
export function eventsMigrations({ roomKeys }: { roomKeys: RoomKeyService }): Migration[] {
  return [{ name: '001-room-keys', run: roomKeys.renew }];
}
