/** Calendar days (`YYYY-MM-DD`) and the keys that lead from one to another, for every grid of days. */
export { addMonths, weekdayOf } from './date-field/calendar-day';
export { dayAfterKey } from './date-field/day-after-key';
