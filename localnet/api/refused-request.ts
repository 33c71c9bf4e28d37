/** An error answer with the status and text of the service. */
export class RefusedRequest extends Error {
  override readonly name = "RefusedRequest";
  readonly code: number;

  constructor(code: number, text: string) {
    super(text);
    this.code = code;
  }
}

/** An error of the liteserver behind the API. */
export function liteserverError(text: string): RefusedRequest {
  return new RefusedRequest(500, text);
}

export function invalidRequest(text: string): RefusedRequest {
  return new RefusedRequest(422, `failed to validate request: ${text}`);
}
