const HOST = /^[a-z0-9.:[\]-]{1,255}$/i;

/** This server's URL from the `Host` header; `localhost` if the header is missing or not safe to echo. */
export function originOf({ host = "" }: { readonly host?: string | undefined }): string {
  return `http://${HOST.test(host) ? host : "localhost"}`;
}
