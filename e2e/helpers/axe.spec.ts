import { expect, test } from "./fixtures";
import { addAxe, violations } from "./axe";

/** What the looks of all pages would find. */

const FINE = `<!doctype html><html lang="en"><head><title>Page</title><style>
  body { background: white; color: black }
  .pale { color: #ccc }
  .box { position: absolute; inset: 0; z-index: -1; background: #333 }
  @media (prefers-color-scheme: dark) { body { background: black; color: #222 } }
</style></head><body><main><h1>Heading</h1><p>Text</p>`;

/** By the elements that contain it, this text is coloured like that of the page. */
const COVERED = `<div style="position: relative"><div class="box"></div><p>Behind it is a dark box</p></div>`;

test.beforeEach(async ({ ownPage: page }) => {
  await page.emulateMedia({ colorScheme: "light" });
});

for (const [what, html, expected] of [
  ["nothing on a page without errors", "", []],
  ["pale text", `<p class="pale">Pale</p>`, ["color-contrast"]],
  [
    "pale text after a single character, about which axe does not decide",
    `<p class="pale">x</p><p class="pale">Pale</p>`,
    ["color-contrast"],
  ],
  ["text over a dark box that does not contain it", COVERED, ["color-contrast"]],
  [
    "a link that looks much like the text around it",
    `<p>Before the <a href="#" style="color: #333; text-decoration: none">link</a> and after it</p>`,
    ["link-in-text-block"],
  ],
  ["a picture without a description", `<img src="data:," width="9" height="9">`, ["image-alt"]],
] as const)
  test(`a look finds ${what}`, async ({ ownPage: page }) => {
    await page.setContent(FINE + html);
    await addAxe(page);
    const found = await violations(page, { rules: "all", seen: new Set() });
    expect(found.map((violation) => violation.split(":")[0])).toEqual(expected);
  });

test("a look finds colours that are pale in the dark theme only, and reports a known colouring once", async ({
  ownPage: page,
}) => {
  await page.setContent(FINE);
  await addAxe(page);
  expect(await violations(page, { rules: "all", seen: new Set() })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const seen = new Set<string>();
  expect(await violations(page, { rules: "colours", seen })).toEqual([
    expect.stringMatching(/^color-contrast:/),
  ]);
  expect(await violations(page, { rules: "colours", seen })).toEqual([]);
});

test("a look finds a link that looks like the text around it, after one of the same colours that stands alone", async ({
  ownPage: page,
}) => {
  const link = `<a href="#" style="color: #333; text-decoration: none">link</a>`;
  const seen = new Set<string>();
  await page.setContent(`${FINE}<p>${link}</p>`);
  await addAxe(page);
  expect(await violations(page, { rules: "all", seen })).toEqual([]);
  await page.setContent(`${FINE}<p>Before the ${link} and after it</p>`);
  await addAxe(page);
  expect(await violations(page, { rules: "all", seen })).toEqual([
    expect.stringMatching(/^link-in-text-block:/),
  ]);
});

test("a colouring that axe could not decide remains to be computed", async ({ ownPage: page }) => {
  const COVER = `<div style="position: relative"><p class="pale">Pale</p>
    <div style="position: absolute; inset: 0 50% 0 0; background: black"></div></div>`;
  const colourings: number[] = [];
  for (const html of ["", COVER]) {
    await page.setContent(FINE + html);
    await addAxe(page);
    const seen = new Set<string>();
    expect(await violations(page, { rules: "colours", seen })).toEqual([]);
    colourings.push(seen.size);
  }
  const [fine, covered] = colourings;
  expect(covered).toBe(fine);
});
