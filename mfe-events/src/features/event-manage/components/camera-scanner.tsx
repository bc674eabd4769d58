import { Alert } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { registrationTexts } from '../registration-texts';
import styles from './registrations.module.css';

const words = registrationTexts.door;
const LOOK_EVERY = 250;

/** Not in the compiler's library yet (W3C Shape Detection). */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The camera of a phone as a scanner: each code is told once, until another one is seen. */
export function CameraScanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isFailed, setFailed] = useState(false);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const ending = new AbortController();
    film(video.current, (code) => tell.current(code), ending.signal).catch(() => setFailed(true));
    return () => ending.abort();
  }, []);
  if (isFailed) {
    return (
      <Alert tone="warning">
        <p>{words.cameraFailed}</p>
      </Alert>
    );
  }
  return <video ref={video} className={styles.video} aria-label={words.cameraView} muted playsInline />;
}

async function film(video: HTMLVideoElement | null, onCode: (code: string) => void, signal: AbortSignal) {
  if (!video) return;
  const detector = new (window as unknown as { BarcodeDetector: DetectorClass }).BarcodeDetector({
    formats: ['qr_code'],
  });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  let last = '';
  while (!signal.aborted) {
    const [seen] = await detector.detect(video);
    if (seen && seen.rawValue !== last) {
      last = seen.rawValue;
      onCode(seen.rawValue);
    }
    await new Promise((next) => setTimeout(next, LOOK_EVERY));
  }
}
