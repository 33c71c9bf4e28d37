import type { TokenData } from "../../toncenter/v2/v2-token-data";
import type { JettonProfile } from "./jetton-profile";

/** A field of a jetton according to the index and to a node. */
export interface ComparedJettonField {
  readonly name: string;
  /** Null where it has none. */
  readonly index: string | null;
  readonly node: string | null;
  readonly isSame: boolean;
}

type NodeJetton = Extract<TokenData, { contract_type: "jetton_master" }>;

/** A link to metadata: the index gives it as a field of the content. */
const LINK = "uri";

/** The contract's fields according to both, one by one; null if the node takes the account for something else. */
export function compareWithNode(
  { supply, mintable, admin, content }: JettonProfile,
  node: TokenData,
): readonly ComparedJettonField[] | null {
  if (node.contract_type !== "jetton_master") return null;
  const indexed = new Map(content.map(({ name, value }) => [name, value]));
  const atNode = new Map(nodeContent(node));
  const names = [...new Set([...indexed.keys(), ...atNode.keys()])].toSorted();
  return [
    field("Supply", String(supply), String(node.total_supply)),
    field("Mintable", mintable === null ? null : yesOrNo(mintable), yesOrNo(node.mintable)),
    field("Admin", admin?.address ?? null, node.admin_address),
    ...names.map((name) => field(name, indexed.get(name) ?? null, atNode.get(name) ?? null)),
  ];
}

function nodeContent({ jetton_content: content }: NodeJetton): readonly (readonly [string, string])[] {
  if (content.type === "offchain") return [[LINK, content.data]];
  if (content.type === "unknown") return [];
  return Object.entries(content.data).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
  );
}

function field(name: string, index: string | null, node: string | null): ComparedJettonField {
  return { name, index, node, isSame: index === node };
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
