export { CalendarAddressField, type CalendarAddressFieldProps } from './calendar-address/calendar-address-field';
export { useCalendarAddress } from './calendar-address/use-calendar-address';
