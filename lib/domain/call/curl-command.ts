export interface CurlTarget {
  /** Up to the name of the method: "https://host/api/v2". */
  readonly base: string;
  /** Whether the service wants a key; the command has a placeholder for it. */
  readonly needsKey: boolean;
}

/** A command for a POSIX shell. */
export function curlCommand(body: string, { base, needsKey }: CurlTarget): string {
  return [
    `curl -X POST ${shellText(`${base}/runGetMethod`)}`,
    "  -H 'Content-Type: application/json'",
    ...(needsKey ? ["  -H 'X-API-Key: YOUR_API_KEY'"] : []),
    `  -d ${shellText(body)}`,
  ].join(" \\\n");
}

/** A shell expands nothing within single quotes; a quote itself must stand outside them. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The hosted services of known networks; others are written as a variable. */
const HOSTS: Readonly<Record<string, string>> = {
  mainnet: "https://toncenter.com",
  testnet: "https://testnet.toncenter.com",
};

export function serviceBase(networkId: string): string {
  return `${HOSTS[networkId] ?? "https://YOUR_SERVICE"}/api/v2`;
}
