/** Where calendar programs take a calendar link; each of them asks the person before it subscribes. */
export interface SubscribeLinks {
  readonly google: string;
  /** Opens the calendar of the device, which is Apple's on an iPhone or a Mac. */
  readonly apple: string;
  readonly outlook: string;
}

/** `name` is what Outlook calls the calendar; the others read it from the calendar itself. */
export function subscribeLinks(url: string, name: string): SubscribeLinks {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url, name });
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    apple: webcal,
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${outlook}`,
  };
}
