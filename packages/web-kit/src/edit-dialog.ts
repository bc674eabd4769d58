export { EditDialog, type EditDialogProps } from './edit-dialog/edit-dialog';
