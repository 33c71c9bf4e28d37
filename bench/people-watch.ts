/** The mark after which only loaded bytes are still measured. */
export const ALIVE = "alive";

/**
 * Runs in the page before anything else, and marks when the answer was drawn and when the page is alive: every button
 * is hydrated, and a click on a button that needs a script, a copy button, has had its effect. It does not click
 * earlier, since React hydrates a clicked part immediately, and the measurement would change its own result.
 *
 * Methods instead of functions, since tsx names functions with a helper that the page does not have.
 */
export function watchPage(answer: string): void {
  const watch = {
    answer() {
      const found = document.querySelector(answer);
      // The frame callback runs before the frame is drawn.
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
      // The click listener may be attached some frames after the buttons are hydrated.
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
