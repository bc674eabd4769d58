/** Survives a fold or a stain on a printed page. */
const ERROR_CORRECTION = 'M';
/** Light modules around the code, which scanners need. */
const QUIET_ZONE = 4;

export interface QrSquares {
  size: number;
  dark: { x: number; y: number }[];
}

/** The dark squares of the code of an address, in rows from the top left. */
export async function qrSquares(address: string): Promise<QrSquares> {
  const { default: qrcode } = await import('qrcode');
  const { modules } = qrcode.create(address, { errorCorrectionLevel: ERROR_CORRECTION });
  const dark = Array.from({ length: modules.size * modules.size }, (_, at) => at)
    .filter((at) => modules.data[at])
    .map((at) => ({ x: (at % modules.size) + QUIET_ZONE, y: Math.floor(at / modules.size) + QUIET_ZONE }));
  return { size: modules.size + 2 * QUIET_ZONE, dark };
}

/** The code as a picture, dark on light in either theme, or scanners do not read it. */
export async function qrCodeSvg(address: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(address, { type: 'svg', errorCorrectionLevel: ERROR_CORRECTION, margin: QUIET_ZONE });
}
