import { PageLink } from "@/components/ui/page-link";
import { decodePath, type NetworkName } from "@/lib/paths";

/** Longer links would double the size of the page. */
const MAX_LINK_LENGTH = 20_000;

interface DecodeLinkProps {
  readonly network: NetworkName;
  readonly what: string;
  /** In base64. */
  readonly boc: string;
}

/** Link to the decoder with these cells. */
export function DecodeLink({ network, what, boc }: DecodeLinkProps) {
  const href = decodeHref(network, boc);
  return (
    href !== null && (
      <p className="mt-2">
        <PageLink href={href}>Decode the {what}</PageLink>
      </p>
    )
  );
}

/** Null where the link would be too long. */
export function decodeHref(network: NetworkName, boc: string): string | null {
  if (boc.length > MAX_LINK_LENGTH) return null;
  return decodePath(
    network,
    boc
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/(?<!=)=+$/, ""),
  );
}
