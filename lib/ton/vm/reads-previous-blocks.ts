/**
 * Instructions that read the previous blocks, by their first bits: those for the blocks themselves, those that
 * push entry 13 of c7, and those that push c7 as a whole.
 */
const INSTRUCTIONS = [
  { bits: 0xf83400, mask: 0xfffffc },
  { bits: 0xf8810d, mask: 0xffffff },
  { bits: 0xf82d00, mask: 0xffff00 },
  { bits: 0xed4700, mask: 0xffff00 },
  { bits: 0xede000, mask: 0xffff00 },
] as const;

/**
 * Whether code in a bag of cells may read the previous blocks. Instructions begin at any bit. Other data may look
 * like them; that only costs time, because the blocks are then loaded needlessly.
 */
export function readsPreviousBlocks(bag: Uint8Array): boolean {
  // 32 bits with the three bytes in which an instruction can begin.
  let window = 0;
  for (let at = 0; at < bag.length + 3; at += 1) {
    window = (window << 8) | (bag[at] ?? 0);
    for (let shift = 0; shift < 8; shift += 1) {
      const bits = (window >>> shift) & 0xffffff;
      const first = bits >>> 16;
      if (first !== 0xf8 && first !== 0xed) continue;
      for (const instruction of INSTRUCTIONS) if ((bits & instruction.mask) === instruction.bits) return true;
    }
  }
  return false;
}
