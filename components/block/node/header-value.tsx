import { BlockLink } from "@/components/entity/block-link";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { BlockHeader } from "@/lib/toncenter/v2/v2-blocks";
import type { ComparedField } from "./compare-header";

interface HeaderValueProps {
  readonly network: PageNetwork;
  readonly header: BlockHeader;
  readonly field: ComparedField;
}

export function HeaderValue({ network, header, field: { name, is, node } }: HeaderValueProps) {
  switch (is) {
    case "hash":
      return <HashText hash={node} full what={name.toLowerCase()} />;
    case "time":
      return <Time atMs={header.gen_utime * 1_000} detail />;
    case "master":
      return node === "0" ? (
        node
      ) : (
        <BlockLink
          network={network}
          block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: Number(node) }}
        />
      );
    case "parents":
      return header.prev_blocks.length === 0 ? (
        "none"
      ) : (
        <span className="flex flex-wrap gap-x-3">
          {header.prev_blocks.map((id) => (
            <BlockLink key={id.shard} network={network} block={id} />
          ))}
        </span>
      );
    case "plain":
      return node;
  }
}
