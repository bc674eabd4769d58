/** What filters of lists share, apart from the forms, so that a list does not load the form library. */
export { DayFilter, type DayFilterProps } from './forms/day-filter';
export { useTenures } from './tenures/use-tenures';
export { useDepartments } from './units/use-departments';
export { personOption, usePersonSearch, type PeopleCall } from './forms/use-person-search';
