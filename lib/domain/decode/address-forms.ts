import { formatFriendly, isStandard, workchainOf, type Address } from "../../ton/address/address";
import { formatHash, type Hash } from "../../ton/value/hash";
import type { DetectedAddress, DetectedHash } from "../../toncenter/v2/v2-utils";

/** A spelling of something, with a label. */
export interface Spelling {
  readonly label: string;
  readonly text: string;
}

interface FriendlyKind {
  readonly label: string;
  readonly bounceable: boolean;
  readonly testnet: boolean;
}

const KINDS: readonly FriendlyKind[] = [
  { label: "Bounceable", bounceable: true, testnet: false },
  { label: "Non-bounceable", bounceable: false, testnet: false },
  { label: "Testnet bounceable", bounceable: true, testnet: true },
  { label: "Testnet non-bounceable", bounceable: false, testnet: true },
];

/** Workchains that have a friendly form: it has one byte for them. */
function hasFriendlyForm(address: Address): boolean {
  const workchain = workchainOf(address) ?? 128;
  return isStandard(address) && workchain >= -128 && workchain < 128;
}

/** All forms of an address, each once. */
export function addressForms(address: Address): readonly Spelling[] {
  const friendly = hasFriendlyForm(address)
    ? KINDS.flatMap(({ label, bounceable, testnet }) => {
        const url = formatFriendly(address, { bounceable, testnet, alphabet: "url" });
        const standard = formatFriendly(address, { bounceable, testnet, alphabet: "standard" });
        return [
          { label, text: url },
          ...(url === standard ? [] : [{ label: `${label}, base64`, text: standard }]),
        ];
      })
    : [];
  return [
    ...friendly,
    { label: "Raw", text: address },
    { label: "Raw, lower case", text: address.toLowerCase() },
  ];
}

export function hashForms(hash: Hash): readonly Spelling[] {
  return [
    { label: "Hex", text: hash },
    { label: "Base64", text: formatHash(hash, "base64") },
    { label: "Base64url", text: formatHash(hash, "base64url") },
  ];
}

/** A spelling by the service that is not one of ours. */
export interface SpellingDifference extends Spelling {
  /** The operation of the service. */
  readonly by: string;
}

function unknownSpellings(
  by: string,
  theirs: readonly Spelling[],
  ours: readonly Spelling[],
): readonly SpellingDifference[] {
  const known = new Set(ours.map(({ text }) => text.replace(/(?<!=)=+$/, "")));
  return theirs
    .filter(({ text }) => !known.has(text.replace(/(?<!=)=+$/, "")))
    .map((spelling) => ({ ...spelling, by }));
}

/** Answers of a node about an address; null where one is missing. */
export interface NodeAddress {
  readonly detected: DetectedAddress | null;
  readonly packed: string | null;
  readonly unpacked: string | null;
}

/** The node's spellings that are not among ours. */
export function compareAddress(
  address: Address,
  { detected, packed, unpacked }: NodeAddress,
): readonly SpellingDifference[] {
  const ours = addressForms(address);
  const variants: readonly Spelling[] =
    detected === null
      ? []
      : [
          { label: "Raw", text: detected.raw_form },
          { label: "Bounceable", text: detected.bounceable.b64url },
          { label: "Bounceable, base64", text: detected.bounceable.b64 },
          { label: "Non-bounceable", text: detected.non_bounceable.b64url },
          { label: "Non-bounceable, base64", text: detected.non_bounceable.b64 },
        ];
  return [
    ...unknownSpellings("detectAddress", variants, ours),
    ...unknownSpellings("packAddress", packed === null ? [] : [{ label: "Packed", text: packed }], ours),
    ...unknownSpellings("unpackAddress", unpacked === null ? [] : [{ label: "Raw", text: unpacked }], ours),
  ];
}

export function compareHash(hash: Hash, theirs: DetectedHash): readonly SpellingDifference[] {
  const variants = [
    { label: "Hex", text: theirs.hex },
    { label: "Base64", text: theirs.b64 },
    { label: "Base64url", text: theirs.b64url },
  ];
  return unknownSpellings("detectHash", variants, hashForms(hash));
}
