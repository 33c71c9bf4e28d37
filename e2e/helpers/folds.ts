import type { Locator } from "playwright/test";

/** Opens the closed parts of a place, such as messages, but not those nested in them. */
export async function openFolds(place: Locator): Promise<void> {
  const folds = place.locator("details:not(details details) > summary");
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
}
