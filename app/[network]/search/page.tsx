import { fixedMetadata } from "@/app/fixed-metadata";
import { redirect } from "next/navigation";
import { PageTitle } from "@/components/ui/page-title";
import { SearchResult } from "@/components/search/search-result";
import type { NameReport } from "@/lib/domain/search/name-report";
import { allNetworks, networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { requestOrigin } from "@/lib/loaders/search/search-request";
import { hasNumberedBlock } from "@/lib/loaders/search/find-numbered-block";
import { findNames } from "@/lib/loaders/search/find-names";
import { numberedBlock } from "@/lib/search/bare-number";
import { outcomeOf } from "@/lib/search/outcome";
import { badInput } from "@/lib/toncenter/error";

export const generateMetadata = fixedMetadata({
  title: "Search",
  isIndexed: false,
});

const NO_NAMES: NameReport = { names: [] };

export default async function SearchPage({ params, searchParams }: PageProps<"/[network]/search">) {
  const network = await networkOf(params);
  const text = queryOf(await searchParams).get("q") ?? "";
  const outcome = outcomeOf(text, await requestOrigin(), network, allNetworks());
  if (outcome.kind === "clear") redirect(outcome.href);
  const block = numberedBlock(outcome);
  if (block !== null && (await hasNumberedBlock(network.id, block))) redirect(block.href);
  const isName = outcome.kind === "unknown" && outcome.problem === null;
  const { names } = isName ? await findNames(network, text) : NO_NAMES;
  if (outcome.kind === "unknown" && names.length === 0)
    setPageStatus(badInput("unknown format", "q", outcome.tried));
  return (
    <>
      <PageTitle>Search</PageTitle>
      <SearchResult network={network} text={text} outcome={outcome} names={names} />
    </>
  );
}
