import { expect, it } from "vitest";
import { startScriptedNetwork } from "../../../testing/gateway/scripted-network";
import { isOver, nextPageRequest, startOfList, withNextPage } from "../../domain/export/list-progress";
import { ALL_TOP_ACCOUNTS } from "../../domain/top/top-account-kind";
import type { TopAccountRow } from "../../domain/top/top-account-row";
import { TOP_ACCOUNT_SOURCE } from "./load-top-accounts";

/** More than one reading of the service. */
const ACCOUNTS = 1_700;

const here = await startScriptedNetwork();

it("lists and names every account, beyond those of one reading", async () => {
  await here.script({ lists: { topAccounts: ACCOUNTS } });
  const ranks: number[] = [];
  let progress = startOfList<TopAccountRow>(null);
  while (!isOver(progress)) {
    const request = nextPageRequest(progress, ACCOUNTS);
    const network = { id: "here", coin: "GRAM" };
    const page = await TOP_ACCOUNT_SOURCE.load(network, ALL_TOP_ACCOUNTS, request, "interactive");
    const next = withNextPage(progress, request, page, TOP_ACCOUNT_SOURCE.kind.idOf);
    expect([page.problem, next.progress.list.failure]).toEqual([null, null]);
    ranks.push(...next.rows.map(({ rank }) => rank));
    progress = next.progress;
  }
  expect(ranks).toEqual(Array.from({ length: ACCOUNTS }, (_, index) => index + 1));
  const named = (await here.calls({ path: "addressBook" })).flatMap(({ query }) =>
    new URLSearchParams(query).getAll("address"),
  );
  expect(new Set(named).size).toBe(ACCOUNTS);
});
