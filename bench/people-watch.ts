/** The name of the mark after which nothing more is measured. */
export const HYDRATED = "alive";

/**
 * Runs in the page, before anything else does, and marks when the answer was drawn and when the page is alive: every
 * button belongs to React, and a click on what only a script hears, a copy button, has had its effect. No click comes
 * before, since React hydrates what is clicked at once: the measuring would change what it measures.
 */
export function watchPage(answer: string): void {
  const frame = (step: () => void) => requestAnimationFrame(step);
  const isDrawn = (element: Element) => element.getClientRects().length > 0;

  const seekAnswer = () => {
    const found = document.querySelector(answer);
    // A frame begins before what it draws is drawn.
    if (found !== null && isDrawn(found)) setTimeout(() => performance.mark("answer"));
    else frame(seekAnswer);
  };
  frame(seekAnswer);

  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const seekLife = () => {
    const buttons = [...document.querySelectorAll("button")];
    if (document.readyState === "loading" || buttons.length === 0 || !buttons.every(isHydrated))
      frame(seekLife);
    else seekEffect(addCopyButton());
  };
  const addCopyButton = () => {
    const control = document.createElement("button");
    control.setAttribute("data-copy", "copied");
    document.body.append(control);
    return control;
  };
  const seekEffect = (control: HTMLElement) => {
    if (control.hasAttribute("data-copied")) {
      performance.mark("alive");
      control.remove();
    } else {
      // What hears the click may come some frames after the control.
      control.click();
      frame(() => seekEffect(control));
    }
  };
  frame(seekLife);

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      performance.measure("long-task", { start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}
