export { ConfirmWrite, type ConfirmWriteProps } from './action-dialog/confirm-write';
