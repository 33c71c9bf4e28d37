/** What a piece of text was meant to be when it could not be read. */
export type FormatName =
  | "address"
  | "hash"
  | "amount"
  | "block id"
  | "shard"
  | "logical time"
  | "opcode"
  | "bag of cells"
  | "set of validators"
  | "candidate";

/** The only error that the codecs of `lib/ton` throw: the text is not what it was taken for. */
export class FormatError extends Error {
  override readonly name = "FormatError";

  constructor(
    readonly format: FormatName,
    /** One sentence fragment for people: "the checksum does not match". */
    readonly reason: string,
  ) {
    super(`not a valid ${format}: ${reason}`);
  }
}
