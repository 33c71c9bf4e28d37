import type { Metadata } from "next";
import { PendingPageView } from "@/components/pending/pending-page";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { openPending } from "@/lib/loaders/pending/load-pending";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata: Metadata = { title: "Pending" };

export default async function PendingPage({ params, searchParams }: PageProps<"/[network]/pending">) {
  const network = await networkOf(params);
  const opened = await openPending(network, queryOf(await searchParams));
  const { problem } = opened.query === null ? opened : opened.report;
  if (problem !== null && (opened.query === null || opened.report.rows === null)) setPageStatus(problem);
  return <PendingPageView network={network} opened={opened} />;
}
