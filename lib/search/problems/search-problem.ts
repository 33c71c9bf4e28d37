/** Why a text leads nowhere, or may not be what it seems to be. */
export interface SearchProblem {
  /** "Ethereum address", "Bad checksum" */
  readonly title: string;
  readonly text: string;
}

/** One kind of mistake, or one format of another network. */
export interface ProblemForm {
  readonly example: string;
  /** The text is cleaned; never throws. */
  read(text: string): SearchProblem | null;
}
