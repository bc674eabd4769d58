/** Puts the source given in the options in place of the module. */
export default function replaceModule() {
  return this.getOptions().source;
}
