import type { Locator } from "playwright/test";

/** Opens what is closed at first, such as messages; what is inside of it stays closed. */
export async function openFolds(place: Locator): Promise<void> {
  const folds = place.locator("details:not(details details) > summary");
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
}
