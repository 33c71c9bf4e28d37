import { dayText, momentText } from "@/components/entity/time/time-text";
import { transactionTitle } from "@/components/transaction/page/transaction-title";
import { accountTitle } from "@/lib/domain/account/account-title";
import { readAccount } from "@/lib/domain/account/read-account";
import { readBlockAddress } from "@/lib/domain/block/block-address";
import type { PageCard } from "@/lib/domain/card/page-card";
import type { DomainState } from "@/lib/domain/dns/domain-state";
import { jettonProblem } from "@/lib/domain/jetton/jetton-profile";
import { jettonTitle } from "@/lib/domain/jetton/jetton-title";
import { multisigProblem } from "@/lib/domain/multisig/multisig-profile";
import { multisigTitle } from "@/lib/domain/multisig/multisig-title";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { nftProblem } from "@/lib/domain/nft/nft-profile";
import { nftTitle } from "@/lib/domain/nft/nft-title";
import { phaseName } from "@/lib/domain/staking/pool-phase";
import { poolProblem } from "@/lib/domain/staking/pool-profile";
import { poolTitle } from "@/lib/domain/staking/pool-title";
import { outcomeOf } from "@/lib/domain/trace/outcome/outcome-text";
import { vestingProblem } from "@/lib/domain/vesting/vesting-profile";
import { seeAccount } from "@/lib/loaders/account/account";
import { findBlock } from "@/lib/loaders/block/find-block";
import { loadDomain } from "@/lib/loaders/dns/load-domain";
import { loadJetton } from "@/lib/loaders/jetton/load-jetton";
import { loadMultisig } from "@/lib/loaders/multisig/load-multisig";
import { loadNft } from "@/lib/loaders/nft/load-nft";
import { loadPool } from "@/lib/loaders/staking/load-pool";
import { loadTransactionPage } from "@/lib/loaders/transaction/transaction-page";
import { loadVesting } from "@/lib/loaders/vesting/load-vesting";
import { counted, numberText } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { fail, ok, type Result } from "@/lib/toncenter/error";
import { amount, coins, MISSING, named, short, type LoadCard } from "./card-texts";
import { NETWORK_CARDS } from "./network-cards";

const MAX_SYMBOL = 16;

/**
 * The cards of pages, by the first segment of their path; each makes the same calls as the head of its page and no
 * others.
 */
const CARDS: Readonly<Record<string, LoadCard>> = {
  ...NETWORK_CARDS,
  account: ofAddress(async (network, address) => {
    const { account, problem } = (await seeAccount(network.id, address, "interactive")).report;
    if (account === null) return fail(problem ?? MISSING);
    const [kind] = account.kinds ?? [];
    return ok({
      kind: "Account",
      title: accountTitle(network, address, account),
      value: account.balance === null ? null : coins(network, account.balance),
      notes: [kind ?? "", statusText(account.status), short(network, address)],
      address,
    });
  }),
  tx: async (network, [hash = ""]) => {
    const page = await loadTransactionPage(network.id, hash);
    if (page.kind !== "found") return fail(page.kind === "missing" ? page.problem : MISSING);
    const { found, summary } = page;
    const { label } = outcomeOf(found.transaction, []);
    const word = label === "Succeeded" ? summary.outcome.label : label;
    const [title = "Transaction", ...rest] = transactionTitle(network, {
      ...found,
      sentence: summary.sentence,
      word,
    });
    return ok({
      kind: "Transaction",
      title,
      value: word,
      notes: [momentText(found.transaction.now), `fees ${coins(network, summary.fees)}`, ...rest.slice(1)],
      address: null,
    });
  },
  block: async (network, segments) => {
    const read = readBlockAddress(segments);
    if (!read.ok) return read;
    const { id } = read.value;
    const found = await findBlock(network.id, id);
    if (!found.ok) return found;
    if (found.value === null) return fail(MISSING);
    const { tx_count: count, gen_utime: at } = found.value;
    return ok({
      kind: id.workchain === MASTERCHAIN ? "Masterchain block" : `Block of shard ${id.workchain}:${id.shard}`,
      title: numberText(id.seqno),
      value: count === null ? null : counted(count, "transaction"),
      notes: [id.workchain === MASTERCHAIN ? "Without those of its shard blocks" : "", momentText(at)],
      address: null,
    });
  },
  jetton: ofAddress(async (network, address) => {
    const report = await loadJetton(network.id, address);
    const { profile } = report;
    if (profile === null) return fail(jettonProblem(report) ?? MISSING);
    const { token, supply } = profile;
    return ok({
      kind: "Jetton",
      title: jettonTitle(network, address, profile),
      value: `${amount(supply, token.decimals)} ${token.decimals === null ? "raw units" : named(token.symbol ?? "", MAX_SYMBOL)}`,
      notes: [token.doubt ?? "Total supply", short(network, address)],
      address,
    });
  }),
  nft: ofAddress(async (network, address) => {
    const report = await loadNft(network.id, address);
    const { profile } = report;
    if (profile === null) return fail(nftProblem(report) ?? MISSING);
    const title = nftTitle(network, address, profile);
    if (profile.is === "collection") {
      const { nextIndex, doubt } = profile.row;
      const value =
        nextIndex === null ? null : `${numberText(nextIndex)} ${nextIndex === 1n ? "item" : "items"}`;
      return ok({
        kind: "NFT collection",
        title,
        value,
        notes: [doubt ?? "", short(network, address)],
        address,
      });
    }
    const { index, collection, doubt } = profile.row;
    return ok({
      kind: "NFT",
      title,
      value: index === null || index >= 10n ** 9n ? null : `#${numberText(index)}`,
      notes: [doubt ?? "", named(collection?.name ?? "", 40), short(network, address)],
      address,
    });
  }),
  dns: async (network, [name = ""]) => {
    const view = await loadDomain(network.id, encodeURIComponent(name));
    if (view.problem !== null) return fail(view.problem);
    const [profile] = view.profiles;
    return ok({
      kind: "Domain",
      title: named(view.name, 60),
      value: profile === undefined ? null : domainText(profile.state),
      notes: [view.warning ?? ""],
      address: profile?.item ?? null,
    });
  },
  multisig: ofAddress(async (network, address) => {
    const report = await loadMultisig(network.id, address);
    const { profile } = report;
    if (profile === null) return fail(multisigProblem(report) ?? MISSING);
    const [title, kind = "Multisig"] = multisigTitle(network, address, profile);
    const { threshold } = profile;
    const value =
      profile.is === "order"
        ? `${profile.approvals ?? 0} of ${threshold ?? "?"} approvals`
        : `${threshold ?? "?"} of ${profile.signers.length} signers`;
    return ok({ kind, title, value, notes: [short(network, address)], address });
  }),
  vesting: ofAddress(async (network, address) => {
    const report = await loadVesting(network.id, address);
    const { profile } = report;
    if (profile === null) return fail(vestingProblem(report) ?? MISSING);
    return ok({
      kind: "Vesting",
      title: short(network, address),
      value: profile.amount === null ? null : coins(network, profile.amount),
      notes:
        profile.terms === null
          ? []
          : [`until ${dayText((profile.terms.start + profile.terms.duration) * 1_000)}`],
      address,
    });
  }),
  pool: ofAddress(async (network, address) => {
    const report = await loadPool(network.id, address);
    const { profile } = report;
    if (profile === null) return fail(poolProblem(report) ?? MISSING);
    return ok({
      kind: "Nominator pool",
      title: poolTitle(network, address, profile),
      value: coins(network, profile.validatorStake + profile.nominatorStake),
      notes: [counted(profile.nominatorCount, "nominator"), phaseName(profile.phase)],
      address,
    });
  }),
};

/** What a page is about; an error for a page without a card. `segments` are the decoded segments of its path. */
export async function loadPageCard(
  network: PageNetwork,
  [page = "", ...rest]: readonly string[],
): Promise<Result<PageCard>> {
  const load = Object.hasOwn(CARDS, page) ? CARDS[page] : undefined;
  if (load === undefined) return fail(MISSING);
  const card = await load(network, rest);
  if (!card.ok) return card;
  return ok({ ...card.value, notes: card.value.notes.filter((note) => note !== "") });
}

function ofAddress(load: (network: PageNetwork, address: Address) => Promise<Result<PageCard>>): LoadCard {
  return async (network, [typed = ""]) => {
    const read = readAccount(typed);
    return read.ok ? load(network, read.value) : read;
  };
}

function domainText(state: DomainState): string | null {
  switch (state.is) {
    case "owned":
      return `until ${dayText(state.expiresAt * 1_000)}`;
    case "expired":
      return `expired ${dayText(state.expiresAt * 1_000)}`;
    case "auction":
      return `auction until ${dayText(state.endsAt * 1_000)}`;
    case "won":
      return "auction ended";
    case "permanent":
      return "does not expire";
    case "unknown":
      return null;
  }
}

const STATUSES: Readonly<Record<string, string>> = {
  active: "Active",
  uninit: "Not deployed",
  frozen: "Frozen",
  nonexist: "Does not exist",
};

function statusText(status: string | null): string {
  return status === null ? "" : (STATUSES[status] ?? "");
}
