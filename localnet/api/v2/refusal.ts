/** What the interface refuses, in the service's words and under its status. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: number;

  constructor(code: number, words: string) {
    super(words);
    this.code = code;
  }
}

/** Refused by the node behind the interface. */
export function nodeRefused(words: string): Refused {
  return new Refused(500, words);
}

export function invalid(words: string): Refused {
  return new Refused(422, `failed to validate request: ${words}`);
}
