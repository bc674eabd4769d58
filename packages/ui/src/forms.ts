export { ComboBox } from './combo-box/combo-box';
export type { ComboBoxProps } from './combo-box/combo-box';
export { TokenField } from './combo-box/token-field';
export type { TokenFieldProps } from './combo-box/token-field';
export { defaultComboMessages } from './combo-box/combo-list';
export type { ComboOption } from './combo-box/combo-list';
