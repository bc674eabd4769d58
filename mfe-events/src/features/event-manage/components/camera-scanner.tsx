import { useEffect, useEffectEvent, useRef } from 'react';
import { loadDetector } from '../code-detector';
import { checkInMessages as messages } from '../registration-messages';
import styles from './check-in.module.css';

const SCAN_INTERVAL_MS = 250;

interface CameraScannerProps {
  readonly onCode: (code: string) => void;
  /** It was refused, is absent, or its picture cannot be read. */
  readonly onFail: () => void;
}

/** The camera of a phone as a scanner; reports a code once, until it sees another one. */
export function CameraScanner({ onCode, onFail }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onCode);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const controller = new AbortController();
    scan(video.current, (code) => report(code), controller.signal).catch(() => {
      controller.abort();
      fail();
    });
    return () => controller.abort();
  }, []);
  return <video ref={video} className={styles.video} aria-label={messages.cameraView} muted playsInline />;
}

async function scan(video: HTMLVideoElement | null, onCode: (code: string) => void, signal: AbortSignal) {
  if (!video) return;
  const detector = await loadDetector();
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
    await new Promise((next) => setTimeout(next, SCAN_INTERVAL_MS));
  }
}
