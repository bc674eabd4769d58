export { FormRoomNameField, type FormRoomNameFieldProps } from './forms/form-room-name-field';
export { FormUnitPicker, type FormUnitPickerProps, type PickedUnit, type UnitsCall } from './forms/form-unit-picker';
export { requiredUnit } from './forms/required-unit';
