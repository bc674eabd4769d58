/** A checkbox; outside of the main entry, because only some pages choose several things at once. */
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
