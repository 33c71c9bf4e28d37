/**
 * The emulator calls every function that may throw through JavaScript, and looks it up in its table each time,
 * thousands of times per transaction. A lookup leaves optimized code, so its results are cached; nothing writes to
 * the emulator's table. Import this module for its side effect in the threads that run the emulator.
 */
// oxlint-disable-next-line typescript/unbound-method -- it is called on the table that it is asked of
const lookUp = WebAssembly.Table.prototype.get;

WebAssembly.Table.prototype.get = function keepingGet(this: WebAssembly.Table, index: number): unknown {
  const kept: unknown[] = [];
  // Defined on the table itself, where it is found without another lookup, so that calls to it are inlined.
  Object.defineProperty(this, "get", {
    value: (at: number): unknown => (kept[at] ??= lookUp.call(this, at)),
  });
  return lookUp.call(this, index);
};
