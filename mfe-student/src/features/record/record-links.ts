import { calls, pathOf } from '@portal/contracts';
import { verifyHref } from '../../paths';

/** Addresses of a shared record: the page for people, and its files. */
export function recordLinks(token: string) {
  return {
    page: new URL(verifyHref(token), window.location.origin).href,
    pdf: pathOf(calls.readRecordPdf, { token }),
    credential: pathOf(calls.readRecordCredential, { token }),
    qrCode: pathOf(calls.readRecordQrCode, { token }),
  };
}
