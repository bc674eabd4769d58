export { useHeldWrites, type HeldWrites } from './held-writes/use-held-writes';
