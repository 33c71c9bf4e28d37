"use server";

import type { ReactNode } from "react";
import { CallOutcomeView } from "@/components/call/call-outcome-view";
import { ErrorNotice } from "@/components/error/error-notice";
import { CALL_FIELDS, POSTED_NETWORK } from "@/lib/domain/call/call-fields";
import { typedCall } from "@/lib/domain/call/call-query";
import { STACK_LIMITS } from "@/lib/domain/call/stack-entry";
import { openCall } from "@/lib/loaders/call/load-call";
import { allNetworks } from "@/lib/loaders/request/page-networks";
import { badInput } from "@/lib/toncenter/error";

/** The result of a call that was posted because its arguments do not fit into a URL. */
export async function postCall(_: ReactNode, form: FormData): Promise<ReactNode> {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") query.append(name, value);
  const network = allNetworks().find(({ id }) => id === query.get(POSTED_NETWORK));
  const account = query.get(CALL_FIELDS.address)?.trim() ?? "";
  if (network === undefined || account === "")
    return <ErrorNotice error={badInput("The contract is missing.", CALL_FIELDS.address)} />;
  const opened = await openCall(network.id, account, typedCall(query), STACK_LIMITS.posted);
  if (opened.is === "refused") return <ErrorNotice error={opened.error} />;
  if (opened.is === "elsewhere")
    return <ErrorNotice error={badInput("Give the address of the contract.", CALL_FIELDS.address)} />;
  return <CallOutcomeView network={network} account={opened.address} report={opened.report} />;
}
