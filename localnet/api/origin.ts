const HOST = /^[a-z0-9.:[\]-]{1,255}$/i;

/** Where whoever asks finds this server, as far as they say so in a form that can be repeated. */
export function originOf({ host = "" }: { readonly host?: string | undefined }): string {
  return `http://${HOST.test(host) ? host : "localhost"}`;
}
