"use client";

import type { ComponentProps } from "react";
import { AccountWatchControls } from "../private/account-watch-controls";
import { AccountHoldings } from "./account-holdings-facts";

type LaterPartProps =
  | ({ readonly part: "note" } & ComponentProps<typeof AccountWatchControls>)
  | ({ readonly part: "holdings" } & ComponentProps<typeof AccountHoldings>);

/** What comes after the page of an account can be used. It is one part, so that there is one way to it in the first load. */
export function LaterPart(props: LaterPartProps) {
  return props.part === "note" ? <AccountWatchControls {...props} /> : <AccountHoldings {...props} />;
}
