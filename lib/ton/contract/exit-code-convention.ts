/** The codes of contracts written in Tact, within a sentence. Other contracts may use these numbers for anything. */
const TACT: Readonly<Record<number, string>> = {
  128: "a value was needed where there was none",
  129: "what was read does not begin as it should",
  130: "the contract has no operation for such a message",
  131: "a condition that the author has set did not hold",
  132: "the sender may not do this",
  133: "the contract is stopped",
  134: "an argument was not valid",
  135: "the code of a contract was not found",
  136: "an address was not valid",
  137: "the masterchain is not allowed here",
};

/** The text of a code by a convention that many contracts follow; null where there is none. */
export function exitCodeConvention(code: number): string | null {
  const reason = TACT[code];
  return reason === undefined ? null : `If the contract is written in Tact, ${reason}.`;
}
