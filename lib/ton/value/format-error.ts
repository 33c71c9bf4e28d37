/** The kinds of text that a codec can fail to read. */
export type FormatName =
  | "address"
  | "hash"
  | "amount"
  | "block id"
  | "shard"
  | "logical time"
  | "opcode"
  | "bag of cells"
  | "external message"
  | "set of validators"
  | "configuration parameter"
  | "candidate"
  | "contract interface";

/** The only error that the codecs of `lib/ton` throw: the text does not have the form that it should. */
export class FormatError extends Error {
  override readonly name = "FormatError";

  constructor(
    readonly format: FormatName,
    /** A part of a sentence for the interface: "the checksum does not match". */
    readonly reason: string,
  ) {
    super(`not a valid ${format}: ${reason}`);
  }
}
