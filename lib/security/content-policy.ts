const NOTHING = ["default-src 'none'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"];

/**
 * The Content-Security-Policy of pages. Scripts and styles run only with this request's nonce; nothing
 * comes from another origin. Style attributes are allowed because charts and long lists position their parts
 * with them, and an attribute cannot load or run anything under the rest of the policy.
 */
export function pagePolicy(nonce: string, development: boolean): string {
  return [
    ...NOTHING,
    // The development server compiles code in the browser and reloads over a socket; production needs neither.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
  ].join("; ");
}

/** For everything that is not a page: data, files, redirects, plain errors. Nothing in it may run, frame or load. */
export const DATA_POLICY = NOTHING.join("; ");

/** For pictures from strangers, which can be opened directly. */
export const PICTURE_POLICY = [...NOTHING, "sandbox"].join("; ");

/** For our own scripts and styles: a worker is subject to the policy of its file, and loads its parts under it. */
export const FILE_POLICY = [...NOTHING, "script-src 'self'", "connect-src 'self'"].join("; ");
