import type { APIRequestContext, Page, Response } from "playwright/test";
import { fetchPage, type SentPage } from "./html";

/**
 * A page has its exact status if the service answered in time; otherwise it is sent unfinished, as 200 with noindex.
 * A machine that stalls makes pages late although the service is not: the page is then opened again.
 */
export const MOST_LOADS = 6;

function isLate(status: number, headers: Readonly<Record<string, string>>): boolean {
  return status === 200 && headers["x-robots-tag"]?.includes("noindex") === true;
}

/**
 * A path, or a function that prepares one: if the service fails, each load needs a network whose breaker has seen no
 * failure.
 */
type Where = string | (() => Promise<string>);

function pathOf(where: Where): string | Promise<string> {
  return typeof where === "string" ? where : where();
}

/** Opens a page that must have its exact status. */
export async function gotoInTime(page: Page, where: Where): Promise<Response | null> {
  for (let left = MOST_LOADS; ; left--) {
    const response = await page.goto(await pathOf(where));
    if (left === 1 || response === null || !isLate(response.status(), response.headers())) return response;
  }
}

/** Fetches a page that must have its exact status. */
export async function fetchInTime(request: APIRequestContext, where: Where): Promise<SentPage> {
  for (let left = MOST_LOADS; ; left--) {
    const sent = await fetchPage(request, await pathOf(where));
    if (left === 1 || !isLate(sent.status, sent.headers)) return sent;
  }
}

/** The target of a page's redirect, with its exact status. */
export async function redirectInTime(
  request: APIRequestContext,
  path: string,
): Promise<readonly [status: number, location: string | undefined]> {
  for (let left = MOST_LOADS; ; left--) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    if (left === 1 || !isLate(response.status(), headers)) return [response.status(), headers["location"]];
  }
}
