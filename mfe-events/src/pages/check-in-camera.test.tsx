import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../features/registration/components/qr-code';
import { checkInHref } from '../paths';
import { CheckInPage } from './check-in-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const at = { at: checkInHref(managedEvent._id), path: '/events/:id/check-in', as: 'CLUB_COORDINATOR' } as const;
const entered: AnswerOf<typeof calls.checkIn> = {
  _id: '65e000000000000000000002',
  person: { _id: '65a000000000000000000102', username: '2@example.edu', personal_info: { name: 'Devika Pillai' } },
  status: 'registered',
  joined_at: '2026-11-18T10:46:00.000Z',
  checked_in_at: '2026-11-21T04:25:00.000Z',
  first: true,
};
const refused = "We couldn't use the camera. Type the code instead.";

/** What the camera shows: the picture of a code as students have it on their screen, or nothing. */
let shown: string | undefined;
/** The sizes of the pictures that were looked at by the loaded decoder. */
let lookedAt: (readonly [number, number])[];
let stop: jest.Mock;

/** The code in the middle of the picture, on a third of its width, as a camera sees it. */
function pictureOf(code: string | undefined, width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(170);
  const drawn = code === undefined ? '' : renderToStaticMarkup(<QrCode code={code} />);
  const modules = Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1] ?? 0);
  const dark = new Set(drawn.match(/\d+ \d+(?=h1)/g));
  const side = modules > 0 ? Math.round(width / 3) : 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = dark.has(`${Math.floor((x / side) * modules)} ${Math.floor((y / side) * modules)}`);
      const start = ((y + Math.round((height - side) / 2)) * width + x + side) * 4;
      data.fill(isDark ? 30 : 235, start, start + 3);
    }
  }
  return { width, height, data };
}

/** The camera of a device; jsdom has none, plays nothing and draws nothing. */
function hasCamera(open: () => Promise<unknown> = () => Promise.resolve({ getTracks: () => [{ stop }] })) {
  const getUserMedia = jest.fn(open);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1080);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1920);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      lookedAt.push([width, height]);
      return pictureOf(shown, width, height);
    },
  } as unknown as RenderingContext);
  return getUserMedia;
}

/** A detector of the browser's own. */
function hasDetector(formats: readonly string[], detect: () => Promise<readonly { rawValue: string }[]>) {
  class BarcodeDetector {
    static readonly getSupportedFormats = () => Promise.resolve(formats);
    readonly detect = detect;
  }
  Object.assign(window, { BarcodeDetector });
}

/** On a touch screen the camera is on when the page opens. */
async function openCamera() {
  const rendered = renderWithPortal(<CheckInPage />, at);
  await screen.findByRole('heading', { level: 1, name: managedEvent.title });
  return rendered;
}

const result = () => within(screen.getByRole('status', { name: 'Last scan' }));
const closeCamera = ({ user }: ReturnType<typeof renderWithPortal>) =>
  user.click(screen.getByRole('button', { name: 'Stop camera' }));

let bodies: unknown[];
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T04:20:00.000Z'), advanceTimers: true });
  [shown, lookedAt, bodies, stop] = [undefined, [], [], jest.fn()];
  server.use(
    answers(calls.readEvent, { ...managedEvent, registration: { ...managedEvent.registration, required: true } }),
    answers(calls.checkIn, ({ body }) => {
      bodies.push(body.registration);
      return entered;
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

describe('a browser without a detector of its own, as on iPhones and in Firefox,', () => {
  it('reads the code on a student’s screen, once while it is shown', async () => {
    const getUserMedia = hasCamera();
    await openCamera();
    const video = screen.getByLabelText<HTMLVideoElement>('Camera');
    // Without these, iPhones open their own player over the page.
    expect(video).toHaveAttribute('playsinline');
    expect(video.muted).toBe(true);
    await waitFor(() => expect(lookedAt.length).toBeGreaterThan(0));
    expect(bodies).toEqual([]);
    shown = 'K7M2-PX4B';
    expect(await result().findByText('Checked in at 9:55 am.')).toBeVisible();
    const looks = lookedAt.length;
    await waitFor(() => expect(lookedAt.length).toBeGreaterThan(looks + 1));
    expect(bodies).toEqual(['K7M2PX4B']);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('looks at a picture of at most 640 pixels a side, at most four times a second', async () => {
    hasCamera();
    const start = Date.now();
    await openCamera();
    await waitFor(() => expect(lookedAt.length).toBeGreaterThan(3));
    expect(new Set(lookedAt.map(String))).toEqual(new Set(['360,640']));
    expect(Date.now() - start).toBeGreaterThanOrEqual(750);
  });

  it('is one whose own detector reads no QR codes, too', async () => {
    hasCamera();
    const detect = jest.fn();
    hasDetector(['ean_13'], detect);
    shown = 'K7M2-PX4B';
    await openCamera();
    await waitFor(() => expect(bodies).toEqual(['K7M2PX4B']));
    expect(detect).not.toHaveBeenCalled();
  });

  it('says of the QR code of something else that it is no registration, and sends nothing', async () => {
    hasCamera();
    shown = 'https://example.org/posters/17';
    await openCamera();
    expect(await result().findByText('This is the QR code of something else.')).toBeVisible();
    expect(bodies).toEqual([]);
    expect(screen.queryByText('1 scan saved')).toBeNull();
  });
});

describe('a browser with a detector of its own', () => {
  it('uses that, for one picture at a time', async () => {
    hasCamera();
    let found: (codes: readonly { rawValue: string }[]) => void = () => undefined;
    const detect = jest.fn(() => new Promise<readonly { rawValue: string }[]>((resolve) => (found = resolve)));
    hasDetector(['qr_code'], detect);
    await openCamera();
    await waitFor(() => expect(detect).toHaveBeenCalledTimes(1));
    act(() => jest.advanceTimersByTime(2000));
    expect(detect).toHaveBeenCalledTimes(1);
    found([{ rawValue: 'B9TQ-4NXC' }]);
    await waitFor(() => expect(bodies).toEqual(['B9TQ4NXC']));
    await waitFor(() => expect(detect).toHaveBeenCalledTimes(2));
    expect(lookedAt).toEqual([]);
  });
});

describe('the camera', () => {
  it('goes off when it is closed, also before it has begun', async () => {
    hasCamera();
    const first = await openCamera();
    await waitFor(() => expect(lookedAt.length).toBeGreaterThan(0));
    await closeCamera(first);
    expect(stop).toHaveBeenCalledTimes(1);
    first.unmount();

    let begin: (stream: unknown) => void = () => undefined;
    const getUserMedia = hasCamera(() => new Promise((resolve) => (begin = resolve)));
    const second = await openCamera();
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
    await closeCamera(second);
    begin({ getTracks: () => [{ stop }] });
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
  });

  it('is off where there is a mouse, until it is asked for', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' }));
    const getUserMedia = hasCamera();
    const { user } = await openCamera();
    expect(getUserMedia).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use camera' }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
  });

  it('is named as what failed when it is refused or absent', async () => {
    hasCamera(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')));
    await openCamera();
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use camera' })).toBeVisible();
  });

  it('goes off when its picture cannot be read', async () => {
    hasCamera();
    hasDetector(['qr_code'], () => Promise.reject(new DOMException('Service unavailable', 'NotSupportedError')));
    await openCamera();
    expect(await screen.findByText(refused)).toBeVisible();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is not offered by a browser that gives pages none', async () => {
    renderWithPortal(<CheckInPage />, at);
    await screen.findByRole('heading', { level: 1, name: managedEvent.title });
    expect(screen.queryByRole('button', { name: 'Use camera' })).toBeNull();
  });
});
