import type { Page } from "playwright/test";
import { expect } from "./fixtures";

export function shortcutSheet(page: Page) {
  return page.getByRole("dialog", { name: "Keyboard shortcuts" });
}

/**
 * Opens a page, and waits for what it loads last: the listeners for keys, focus and menus. A key is kept until they are
 * attached, so they are once the key has opened the sheet.
 */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press("?");
  await expect(shortcutSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcutSheet(page)).toBeHidden();
}
