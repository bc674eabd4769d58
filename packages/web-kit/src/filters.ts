/** What filters of lists share, apart from the forms, so that a list does not load the form library. */
export { DayFilter, type DayFilterProps } from './forms/day-filter';
export { personOption, usePersonSearch, type PeopleCall } from './forms/use-person-search';
