export { CalendarLinkField, type CalendarLinkFieldProps } from './calendar-link/calendar-link-field';
export { useCalendarLink } from './calendar-link/use-calendar-link';
