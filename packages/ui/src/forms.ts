export { ComboBox } from './combo-box/combo-box';
export type { ComboBoxProps, PickerProps } from './combo-box/combo-box';
export { TokenField } from './combo-box/token-field';
export type { TokenFieldProps } from './combo-box/token-field';
export { defaultComboWords } from './combo-box/combo-list';
export type { ComboOption, ComboWords } from './combo-box/combo-list';
