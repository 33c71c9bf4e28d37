import { DAY, type Chapter, type Span } from "./act";
import { Performer } from "./performer";
import { roundsOf } from "./rounds";
import { TestStage } from "./test-stage";
import { openTown } from "./town";

export const TEST_TOWN = openTown("chapters", { globalId: -77 });

const BEGINNING = 1_700_000_000;

export const TEST_SPAN: Span = { from: BEGINNING, to: BEGINNING + 7 * DAY };

/** A stage on which nothing but these chapters has happened, all of them as they were meant. */
export async function tellChapters(chapters: readonly Chapter[]): Promise<TestStage> {
  const stage = await TestStage.open();
  stage.now = TEST_SPAN.from;
  stage.place(TEST_TOWN.walletOf("giver"));
  const performer = new Performer(TEST_TOWN, stage);
  const acts = chapters.flatMap((chapter) => chapter(TEST_TOWN, TEST_SPAN));
  for (const round of roundsOf(acts.toSorted((one, other) => one.at - other.at))) {
    stage.now = round[0].at;
    for (const act of round) {
      const { accepted } = await performer.perform(act, stage.now);
      if (!accepted) throw new Error(`${act.by} at ${act.at}: ${stage.refusals.at(-1)}`);
    }
    await stage.settle();
  }
  return stage;
}
