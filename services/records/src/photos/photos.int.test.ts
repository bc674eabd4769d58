import type { Profile } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, testClock } from '@portal/test-kit';
import sharp from 'sharp';
import {
  gifBomb,
  newPerson,
  onboardedPerson,
  pictureOf,
  sendPhoto,
  startRecords,
  type Records,
} from '../../testing/running-records';

let records: Records;
const clock = testClock();
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

type Person = Awaited<ReturnType<typeof newPerson>>;
/** The picture as bytes, with what its answer said. */
const look = async (address: string, as: Parameters<typeof records.request>[0] = 'STUDENT') => {
  const { status, headers, body } = await records.request<Buffer>(as, 'GET', address, undefined, {
    headers: { 'cache-control': 'max-age=0' },
  });
  return {
    status,
    body,
    cache: headers.get('cache-control'),
    type: headers.get('content-type'),
    etag: headers.get('etag'),
  };
};
const bytesOf = async (address: string) => {
  const { authorization } = records.authorizationOf(actorOf('STUDENT'));
  const response = await fetch(`${records.url}${address}`, { headers: { authorization } });
  return Buffer.from(await response.arrayBuffer());
};
const set = async (person: Person, options: Parameters<typeof pictureOf>[1] = {}) =>
  (await sendPhoto(records, person, await pictureOf('png', options))).body.profilePic;
const remove = (person: Person, query = '') =>
  records.request<{ profilePic: string }>(person, 'DELETE', `/profile/photo-delete${query}`, {});

describe('a photo', () => {
  it('becomes two new squares, published with their address', async () => {
    const person = await onboardedPerson(records);
    const sent = await sendPhoto(records, person, await pictureOf('jpeg', { width: 300, height: 200 }), {
      ID_No: person.studentId,
    });
    expect(sent).toMatchObject({ status: 200, body: { profilePic: `/profile/picture/${person.userId}?v=2` } });
    for (const [size, side] of [
      ['small', 96],
      ['large', 400],
    ] as const) {
      const made = await sharp(await bytesOf(`${sent.body.profilePic}&size=${size}`)).metadata();
      expect(made).toMatchObject({ format: 'webp', width: side, height: side });
    }
    const [, published] = (await records.outbox('records.profile.changed.v1')).filter(
      (e) => e.subject === person.userId,
    );
    expect(published?.data).toMatchObject({ version: 2, profilePic: sent.body.profilePic });
    const read = () => records.request<Profile>(person, 'GET', `/profile/${person.userId}`);
    expect((await read()).body.personal_info.hasPhoto).toBe(true);
    await remove(person);
    expect((await read()).body.personal_info.hasPhoto).toBe(false);
  });

  it('keeps nothing of what a camera writes into it, and stands upright', async () => {
    const person = await newPerson(records);
    const half = { create: { width: 40, height: 80, channels: 3, background: '#0000ff' } } as const;
    const camera = await sharp({ create: { ...half.create, width: 80, background: '#ff0000' } })
      .composite([{ input: half, left: 40, top: 0 }])
      .withExif({ IFD0: { Copyright: 'GPS 12.9716 N 77.5946 E', Artist: 'Secret Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await sendPhoto(records, person, new Uint8Array(camera));
    const made = await bytesOf(`${body.profilePic}&size=large`);
    expect(made.toString('latin1')).not.toMatch(/EXIF|Secret|GPS|ICCP/);
    // Turned a quarter to the right, the left half is above.
    const { data } = await sharp(made).resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
    const [topRed = 0, , topBlue = 0, bottomRed = 0, , bottomBlue = 0] = data;
    expect([topRed > topBlue, bottomBlue > bottomRed]).toEqual([true, true]);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, number, string]>([
    ['text', async () => 'I am a picture', 415, 'PHOTO.UNSUPPORTED'],
    ['nothing', async () => '', 415, 'PHOTO.UNSUPPORTED'],
    ['SVG that says it is PNG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'PHOTO.UNSUPPORTED'],
    ['GIF', () => pictureOf('gif'), 415, 'PHOTO.UNSUPPORTED'],
    ['a GIF bomb', async () => gifBomb(), 415, 'PHOTO.UNSUPPORTED'],
    ['half a PNG', async () => (await pictureOf('png', { width: 900 })).slice(0, 300), 415, 'PHOTO.UNSUPPORTED'],
    ['40 megapixels', () => pictureOf('png', { width: 8000, height: 5000 }), 400, 'PHOTO.TOO_MANY_PIXELS'],
    ['4097 pixels a side', () => pictureOf('png', { width: 4097, height: 1 }), 400, 'PHOTO.TOO_MANY_PIXELS'],
    ['3 MB', async () => 'x'.repeat(3 * 1024 * 1024), 413, 'PHOTO.TOO_LARGE'],
  ])('is not made of %s', async (_, content, status, code) => {
    const person = await onboardedPerson(records);
    const before = await records.files();
    expect(await sendPhoto(records, person, await content())).toMatchObject({ status, body: { code } });
    expect(await records.files()).toEqual(before);
  });

  it('may be WebP, also a moving one, of which the first picture stays', async () => {
    const person = await onboardedPerson(records);
    const frames = await sharp(
      [await pictureOf('png', { background: '#ff0000' }), await pictureOf('png', { background: '#00ff00' })],
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { body } = await sendPhoto(records, person, new Uint8Array(frames));
    const { pages = 1 } = await sharp(await bytesOf(body.profilePic)).metadata();
    expect(pages).toBe(1);
  });

  it('is one’s own: another’s ID is refused', async () => {
    const [person, other] = [await onboardedPerson(records), await onboardedPerson(records)];
    const refused = { status: 403, body: { code: 'PROFILE.NOT_OWN' } };
    const picture = await pictureOf('png');
    expect(await sendPhoto(records, person, picture, { ID_No: other.studentId })).toMatchObject(refused);
    expect(await remove(person, `?ID_No=${other.studentId}`)).toMatchObject(refused);
  });

  it('leaves no file behind when it is replaced or removed', async () => {
    const person = await onboardedPerson(records);
    const before = await records.files();
    await set(person);
    const first = [...(await records.files())].filter((name) => !before.has(name));
    expect(first).toHaveLength(2);
    await set(person, { background: '#00ff00' });
    expect((await records.files()).size).toBe(before.size + 2);
    expect(await records.files()).not.toContain(first[0]);
    const { body } = await remove(person, `?ID_No=${person.studentId}`);
    expect(body.profilePic).toBe(`/profile/picture/${person.userId}?v=4`);
    expect(await records.files()).toEqual(before);
    expect((await remove(person)).body).toEqual(body);
    expect((await look(body.profilePic)).type).toContain('image/svg+xml');
  });

  it('is one of those sent at once, and the others leave nothing', async () => {
    const person = await onboardedPerson(records);
    const before = await records.files();
    await Promise.all(['#111111', '#222222', '#333333'].map((background) => set(person, { background })));
    expect((await records.files()).size).toBe(before.size + 2);
    const published = (await records.outbox('records.profile.changed.v1')).filter((e) => e.subject === person.userId);
    expect(published.map(({ data }) => data.version)).toEqual([1, 2, 3, 4]);
  });

  it('whose upload was cut off is swept away after an hour, and no other', async () => {
    const person = await onboardedPerson(records);
    await set(person);
    const before = await records.files();
    const { key } = await records.interruptUpload();
    expect(await records.useCases.deleteOrphanedFiles()).toBe(0);
    expect(await records.files()).toContain(`${key}.small.webp`);
    clock.advance(3_600_001);
    expect(await records.useCases.deleteOrphanedFiles()).toBe(1);
    expect(await records.files()).toEqual(before);
    expect(await records.useCases.deleteOrphanedFiles()).toBe(0);
  });

  it('of somebody who is not onboarded yet is published with the profile', async () => {
    const [person, another] = [await newPerson(records), await newPerson(records)];
    const address = await set(person);
    await set(another);
    expect((await records.outbox()).filter(({ subject }) => subject === person.userId)).toEqual([]);
    const { user } = await records.useCases.completeOnboarding(person, {
      ID_No: person.studentId,
      mobile_no: '9876543210',
      add_year: 2024,
      Program: 'PhD',
      discipline: 'Physics',
    });
    expect(user.personal_info.profilePic).toBe(address);
  });
});

describe('a picture', () => {
  it('may be kept for good under the address of its version, and is asked for again under any other', async () => {
    const person = await onboardedPerson(records);
    const drawn = `/profile/picture/${person.userId}`;
    expect(await look(`${drawn}?v=1`)).toMatchObject({
      status: 200,
      type: expect.stringContaining('image/svg+xml'),
      cache: 'private, max-age=31536000, immutable',
    });
    const address = await set(person);
    expect((await look(address)).cache).toBe('private, max-age=31536000, immutable');
    for (const other of [drawn, `${drawn}?v=1`, `${drawn}?v=99`]) {
      expect(await look(other)).toMatchObject({ type: 'image/webp', cache: 'private, no-cache' });
    }
    const { etag } = await look(drawn);
    const headers = { 'if-none-match': etag ?? '', 'cache-control': 'max-age=0' };
    expect(await records.request('STUDENT', 'GET', drawn, undefined, { headers })).toMatchObject({ status: 304 });
    expect((await look(`${drawn}?size=large`)).etag).not.toBe(etag);
  });

  it('is drawn from the initials without a photo, and cannot do anything but show', async () => {
    const person = await newPerson(records, { name: 'Zoë Quist' });
    const { headers, text } = await records.request('PRESIDENT', 'GET', `/profile/picture/${person.userId}`);
    expect(text).toContain('>ZQ</text>');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is drawn too when the file of a photo is lost', async () => {
    const person = await onboardedPerson(records);
    const address = await set(person);
    await records.loseFiles();
    expect(await look(address)).toMatchObject({ type: expect.stringContaining('svg'), cache: 'private, no-cache' });
  });

  it('is of people there are', async () => {
    expect(await records.request('STUDENT', 'GET', `/profile/picture/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'PROFILE.NOT_FOUND' },
    });
  });
});
