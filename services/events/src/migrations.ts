import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';
import type { RoomKeyService } from './rooms/room-key.service';

interface Dependencies {
  roomKeys: RoomKeyService;
  listed: readonly Listed[];
  requestDetails: Listed;
}

/** Changes of what earlier builds stored. */
export function eventsMigrations({ roomKeys, listed, requestDetails }: Dependencies): Migration[] {
  return [
    { name: '001-room-keys', run: roomKeys.renew },
    listFieldsMigration('002-search-without-signs', listed),
    listFieldsMigration('003-search-of-room-requests', [requestDetails]),
  ];
}
