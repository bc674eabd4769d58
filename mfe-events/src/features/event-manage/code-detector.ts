import type { DecodeQR } from 'qr/decode.js';

/** Finds the codes in what a camera shows. */
export interface CodeDetector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** Not in the compiler's library yet (W3C Shape Detection). */
interface BrowserDetector {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Browsers give cameras to pages over HTTPS alone. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** A picture of this size is read within a twentieth of a second, also by a slow phone. */
const LONGEST_SIDE = 640;

/** The browser's own detector, or one that is loaded where the browser has none for QR codes. */
export async function loadDetector(): Promise<CodeDetector> {
  const { BarcodeDetector } = window as { readonly BarcodeDetector?: BrowserDetector };
  const formats = await BarcodeDetector?.getSupportedFormats();
  if (BarcodeDetector && formats?.includes('qr_code')) return new BarcodeDetector({ formats: ['qr_code'] });
  const { decodeQR } = await import('qr/decode.js');
  return detectorOf(decodeQR);
}

function detectorOf(decode: DecodeQR): CodeDetector {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas.');
  return {
    detect: (video) => {
      const { videoWidth, videoHeight } = video;
      const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return Promise.resolve(codesIn(context.getImageData(0, 0, canvas.width, canvas.height), decode));
    },
  };
}

function codesIn(picture: ImageData, decode: DecodeQR) {
  try {
    return [{ rawValue: decode(picture) }];
  } catch {
    // The decoder throws where it finds no code.
    return [];
  }
}
