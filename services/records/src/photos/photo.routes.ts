import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { bytes, endpoint, ok } from '@portal/service-kit';
import type { PhotoService } from './photo.service';

export function photoRoutes(photos: Pick<PhotoService, 'change' | 'remove' | 'read'>): Endpoint[] {
  return [
    endpoint(calls.changePhoto, async ({ actor, file, body }) =>
      ok(await photos.change(actor, { bytes: file.bytes, studentId: body.ID_No })),
    ),
    endpoint(calls.removePhoto, async ({ actor, query }) => ok(await photos.remove(actor, query.ID_No))),
    endpoint(calls.readPicture, async ({ actor, params, query }) => {
      const picture = await photos.read(actor, params.userId, query);
      return bytes(picture.type, picture.bytes, picture);
    }),
  ];
}
