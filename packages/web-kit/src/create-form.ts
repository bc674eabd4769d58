export { CreateForm, type CreateFormProps } from './create-form/create-form';
