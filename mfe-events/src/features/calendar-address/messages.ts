/** Texts of this feature. */
export const messages = {
  open: 'Add to my calendar',
  loading: 'Loading...',
  failed: 'It could not be loaded whether you have a calendar address.',
  text: 'With an address of your own, your calendar program shows the events that you joined or organize and keeps them up to date.',
  active: (day: string) => `Your address was made on ${day}. It is shown only once: renew it when you need it again.`,
  make: 'Make address',
  making: 'Making...',
  renew: 'Renew',
  renewText: 'The address that you have now stops working in every calendar.',
  renewIt: 'Renew address',
  end: 'End',
  endText: 'Calendars that use your address no longer get your events.',
  endIt: 'End address',
  ending: 'Ending...',
  back: 'Back',
  notChanged: 'The address could not be changed. Please try again.',
} as const;
