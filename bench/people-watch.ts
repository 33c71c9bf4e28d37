/** The mark after which nothing more is measured but what the page still loads. */
export const ALIVE = "alive";

/**
 * Runs in the page, before anything else does, and marks when the answer was drawn and when the page is alive: every
 * button belongs to React, and a click on what only a script hears, a copy button, has had its effect. No click comes
 * before, since React hydrates what is clicked at once: the measuring would change what it measures.
 *
 * Methods and no functions, since tsx gives those their names with a helper that the page does not have.
 */
export function watchPage(answer: string): void {
  const watch = {
    answer() {
      const found = document.querySelector(answer);
      // A frame begins before what it draws is drawn.
      if (found !== null && found.getClientRects().length > 0) setTimeout(() => performance.mark("answer"));
      else requestAnimationFrame(() => watch.answer());
    },
    hydration() {
      const buttons = [...document.querySelectorAll("button")];
      if (
        document.readyState !== "loading" &&
        buttons.length > 0 &&
        buttons.every((button) => watch.isHydrated(button))
      ) {
        const control = document.createElement("button");
        control.setAttribute("data-copy", "copied");
        document.body.append(control);
        watch.effect(control);
      } else requestAnimationFrame(() => watch.hydration());
    },
    isHydrated(element: Element) {
      return Object.keys(element).some((key) => key.startsWith("__reactProps"));
    },
    effect(control: HTMLElement) {
      if (control.hasAttribute("data-copied")) {
        performance.mark("alive");
        control.remove();
        return;
      }
      // What hears the click may come some frames after the buttons.
      control.click();
      requestAnimationFrame(() => watch.effect(control));
    },
  };
  watch.answer();
  watch.hydration();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      performance.measure("long-task", { start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}
