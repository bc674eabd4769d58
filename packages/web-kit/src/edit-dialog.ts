export { EditDialog, type EditDialogProps } from './edit-dialog/edit-dialog';
export type { EditQuestion } from './edit-dialog/use-question';
