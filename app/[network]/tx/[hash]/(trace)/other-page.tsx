import { permanentRedirect } from "next/navigation";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { TRANSACTION_TABS, type TransactionTab } from "@/lib/domain/transaction/transaction-tabs";
import type { TransactionPage } from "@/lib/loaders/transaction/transaction-page";
import { messagePath } from "@/lib/paths";
import { MissingPage } from "./missing-page";

interface OtherPageProps {
  readonly network: PageNetwork;
  readonly typed: string;
  readonly page: Exclude<TransactionPage, { readonly kind: "found" }>;
  readonly tab: TransactionTab;
}

/** Handles a transaction that does not exist or is at another URL. */
export function OtherPage({ network, typed, page, tab }: OtherPageProps) {
  if (page.kind === "missing") return <MissingPage network={network} typed={typed} problem={page.problem} />;
  const { hash } = page.found.transaction;
  permanentRedirect(
    page.message === null
      ? TRANSACTION_TABS[tab].path(network, hash)
      : messagePath(network, page.message, hash),
  );
}
