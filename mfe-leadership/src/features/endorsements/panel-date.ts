import type { Formats } from '@portal/web-kit';

const LENGTH = 'dd MMM yyyy'.length;

/** Days of this panel have two digits: `06 Mar 2026`. */
const padded = (date: string) => date.padStart(LENGTH, '0');

export const panelDay = (formats: Formats, day: string) => padded(formats.dayDate(day));
export const panelDate = (formats: Formats, moment: string) => padded(formats.date(moment));
