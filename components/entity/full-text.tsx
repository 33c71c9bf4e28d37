// A component of the browser, so that a page contains the text once, not the element of each group as well.
"use client";

import { Fragment } from "react";

/**
 * A whole identifier in groups of four, which wraps only between groups. On a phone of 390 px two lines of a card hold
 * a hash and its copy button. The last group includes the space of the button, which thus never stands alone in a line.
 */
export function FullText({ text }: { readonly text: string }) {
  return (
    <span className="full-text code-text break-words max-sm:text-[0.93em]">
      {(text.match(/.{1,4}/gsu) ?? []).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups have no identity but their place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
