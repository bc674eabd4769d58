const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Turns the plans' days and hours into moments, seen from the moment the data is made, in the institute's zone. */
export function demoDay(now: Date, timeZone: string) {
  const offset = zoneOffset(now, timeZone);
  const midnight = Math.floor((now.getTime() + offset) / DAY_MS) * DAY_MS - offset;
  const lastHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return {
    /** `from` null began two hours ago. */
    at: (day: number, from: number | null) =>
      new Date(from === null ? lastHour - 2 * HOUR_MS : midnight + day * DAY_MS + from * HOUR_MS),
    /** `YYYY-MM-DD` and `HH:mm` of a moment, as the forms send them. */
    dateAndTime(moment: Date) {
      const local = new Date(moment.getTime() + offset).toISOString();
      return { date: local.slice(0, 10), time: local.slice(11, 16) };
    },
  };
}

/** Milliseconds by which the zone is ahead of UTC at a moment. */
function zoneOffset(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

export const hours = (count: number) => count * HOUR_MS;
export const days = (count: number) => count * DAY_MS;
