export { FormDialog, type FormDialogProps } from './form-dialog/form-dialog';
