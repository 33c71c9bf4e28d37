/** The network's configuration as the virtual machine of our packages can read it. */

const SIZE_LIMITS = 43;
const SIZE_LIMITS_V2 = 0x02;
/** The machine refuses a parameter with the fields that version 15 of the protocol has added after these bits. */
const READABLE_BITS = 368;

/** @type {{ given: string, usable: string } | null} */
let last = null;

/** @param {typeof import("@ton/core")} core @param {string} config in base64 @returns {string} */
export function usableConfig(core, config) {
  // Consecutive tasks mostly have the same one.
  if (last?.given !== config) last = { given: config, usable: withReadableLimits(core, config) };
  return last.usable;
}

/** @param {typeof import("@ton/core")} core @param {string} config @returns {string} */
function withReadableLimits({ beginCell, Cell, Dictionary }, config) {
  const { Int } = Dictionary.Keys;
  const parameters = Dictionary.loadDirect(Int(32), Dictionary.Values.Cell(), Cell.fromBase64(config));
  const limits = parameters.get(SIZE_LIMITS);
  if (limits === undefined || limits.bits.length <= READABLE_BITS) return config;
  if (limits.beginParse().loadUint(8) !== SIZE_LIMITS_V2) return config;
  parameters.set(SIZE_LIMITS, beginCell().storeBits(limits.bits.substring(0, READABLE_BITS)).endCell());
  return beginCell().storeDictDirect(parameters).endCell().toBoc().toString("base64");
}
