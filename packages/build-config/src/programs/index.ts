export { buildPrograms, bundleOf, isProgram } from './build-programs';
export { bundlePrograms } from './bundle-programs';
