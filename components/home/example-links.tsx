import { PageLink } from "@/components/ui/page-link";
import { Fragment, type ReactNode } from "react";
import { Name } from "@/components/entity/name";
import { accountPath, blockPath, transactionPath } from "@/lib/paths";
import type { HomeExamples } from "@/lib/domain/home/home-examples";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { HeadBlock } from "@/lib/domain/status/head-report";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";

interface ExampleLinksProps {
  readonly network: PageNetwork;
  readonly examples: HomeExamples;
  readonly head: HeadBlock | null;
}

/** Links for visitors who know nothing about the network. The line keeps its height without examples. */
export function ExampleLinks({ network, examples, head }: ExampleLinksProps) {
  const links = linksTo(network, examples, head);
  return (
    <p className="mb-2 min-h-8 text-center text-muted">
      {links.length > 0 && "Try "}
      {links.map(({ href, name }, index) => (
        <Fragment key={href}>
          {index > 0 && " · "}
          <PageLink href={href} className="inline-block py-1.5">
            {name}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}

function linksTo(network: PageNetwork, { named, failed }: HomeExamples, head: HeadBlock | null) {
  const links: { readonly href: string; readonly name: ReactNode }[] = [];
  if (named !== null)
    links.push({ href: accountPath(network, named.address), name: <Name text={named.name} /> });
  if (head !== null) {
    const id = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: head.seqno };
    links.push({ href: blockPath(network, id), name: "the latest block" });
  }
  if (failed !== null) links.push({ href: transactionPath(network, failed), name: "a failed transaction" });
  return links;
}
