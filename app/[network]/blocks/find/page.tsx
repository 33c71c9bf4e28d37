import { fixedMetadata } from "@/app/fixed-metadata";
import { redirect } from "next/navigation";
import { Streamed } from "@/app/streamed";
import { FindBlockView } from "@/components/block/find/find-block-view";
import { readBlockSearch, searchInput } from "@/lib/domain/block/read-block-search";
import { lookUpBlock } from "@/lib/loaders/block/look-up-block";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { blockPath } from "@/lib/paths";

export const generateMetadata = fixedMetadata({
  title: "Find a block",
  isIndexed: false,
});

/** Redirects to the requested block; shows a page only if there is none. */
export default async function FindBlockPage({ params, searchParams }: PageProps<"/[network]/blocks/find">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const typed = searchInput(query);
  const form = <FindBlockView network={network} typed={typed} problem={null} />;
  if (query.size === 0) return form;
  const search = readBlockSearch(query);
  return (
    <Streamed
      loading={search.ok ? lookUpBlock(network.id, search.value) : Promise.resolve(search)}
      skeleton={form}
      problemOf={(found) => (found.ok ? null : found.error)}
    >
      {(found) => {
        if (found.ok) redirect(blockPath(network, found.value));
        return <FindBlockView network={network} typed={typed} problem={found.error} />;
      }}
    </Streamed>
  );
}
