export { ActionDialog, type ActionDialogProps } from './action-dialog/action-dialog';
