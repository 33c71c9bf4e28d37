import { DAY, type Chapter, type Span } from "../../../localnet/scenario/scenario-event";
import { EventRunner } from "../../../localnet/scenario/event-runner";
import { groupEvents } from "../../../localnet/scenario/event-groups";
import { TestChain } from "./test-chain";
import { openTown } from "../../../localnet/scenario/town";

export const TEST_TOWN = openTown("chapters", { globalId: -77 });

const BEGINNING = 1_700_000_000;

export const TEST_SPAN: Span = { from: BEGINNING, to: BEGINNING + 7 * DAY };

/** A chain on which these chapters alone have run. Throws when a wallet rejects a message. */
export async function runChapters(chapters: readonly Chapter[]): Promise<TestChain> {
  const chain = await TestChain.open();
  chain.now = TEST_SPAN.from;
  chain.placeAccount(TEST_TOWN.walletOf("giver"));
  const runner = new EventRunner(TEST_TOWN, chain);
  const events = chapters.flatMap((chapter) => chapter(TEST_TOWN, TEST_SPAN));
  for (const group of groupEvents(events.toSorted((one, other) => one.at - other.at))) {
    chain.now = group[0].at;
    for (const event of group) {
      const { accepted } = await runner.run(event, chain.now);
      if (!accepted) throw new Error(`${event.by} at ${event.at}: ${chain.refusals.at(-1)}`);
    }
    await chain.settle();
  }
  return chain;
}
