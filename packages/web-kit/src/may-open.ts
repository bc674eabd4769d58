export { mayOpen } from './may-open/may-open';
