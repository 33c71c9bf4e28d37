import "server-only";

/** Why there is no picture; for logs and tests, not for visitors. */
export type PictureProblem =
  | "address"
  | "bytes"
  | "content"
  | "name"
  | "network"
  | "pixels"
  | "port"
  | "redirects"
  | "scheme"
  | "status"
  | "time"
  | "type"
  | "url"
  | "user";

/** A picture, or its URL, that we do not accept. */
export class PictureRefusal extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`the picture was refused: ${problem}`);
    this.problem = problem;
  }
}
