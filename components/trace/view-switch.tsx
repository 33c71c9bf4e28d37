import type { MouseEvent } from "react";
import { hrefTo, TRACE_VIEWS, type TraceViewId } from "./trace-views";

interface ViewSwitchProps {
  readonly view: TraceViewId;
  readonly query: string;
  readonly onChoose: (view: TraceViewId) => void;
  /** Called when a view is likely to be opened. */
  readonly onApproach: (view: TraceViewId) => void;
}

/** The views of a trace. All of them are in the page, so another one needs no request. */
export function ViewSwitch({ view, query, onChoose, onApproach }: ViewSwitchProps) {
  return (
    <nav
      aria-label="Views of the trace"
      className="max-w-full min-w-0 overflow-x-auto rounded-control [scrollbar-width:none] print:hidden"
    >
      <ul className="flex w-max rounded-control bg-sunken p-[3px]">
        {TRACE_VIEWS.map(({ id, name }) => (
          <li key={id}>
            <a
              href={hrefTo(query, { view: id })}
              aria-current={id === view ? "true" : undefined}
              onPointerEnter={() => onApproach(id)}
              onFocus={() => onApproach(id)}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onChoose(id);
              }}
              className="segment"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Clicks that open a tab or window are left to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
