import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TIMES, type TimeStyle } from "@/lib/settings/settings";
import { Time } from "./time";
import { TimeSetting } from "./time-setting";
import { textOf } from "../../../testing/components/entity/test-markup";

const AT_MS = 1_795_253_520_000;

function markup(style: TimeStyle, atMs = AT_MS, detail = false): string {
  return renderToStaticMarkup(
    <TimeSetting style={style} serverNowMs={AT_MS + 185_000}>
      <Time atMs={atMs} detail={detail} />
    </TimeSetting>,
  );
}

describe("a time", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(TIMES)("is the same on the server and during hydration: %s", (style) => {
    const made = [
      { clock: 0, zone: "UTC" },
      { clock: AT_MS + 10 ** 9, zone: "Asia/Kolkata" },
    ].map(({ clock, zone }) => {
      vi.useFakeTimers({ now: clock });
      vi.stubEnv("TZ", zone);
      return [markup(style), markup(style, AT_MS, true)];
    });
    expect(made[0]).toEqual(made[1]);
  });

  it("is relative, absolute, or both", () => {
    expect(textOf(markup("age"))).toBe("3 min ago");
    expect(textOf(markup("utc"))).toBe("2026-11-21 09:32:00 UTC");
    expect(textOf(markup("age", AT_MS, true))).toBe("2026-11-21 09:32:00 UTC (3 min ago)");
    expect(textOf(markup("age", AT_MS + 10 * 86_400_000))).toBe("in 9 d");
  });

  it("has the exact time in dateTime and title", () => {
    expect(markup("age")).toContain('dateTime="2026-11-21T09:32:00.000Z" title="2026-11-21 09:32:00 UTC"');
  });

  it("is absolute if there is no setting", () => {
    expect(textOf(renderToStaticMarkup(<Time atMs={AT_MS} />))).toBe("2026-11-21 09:32:00 UTC");
  });

  it("is shown in seconds if it is outside of the range of dates", () => {
    expect(textOf(markup("utc", 2 ** 63))).toBe(`${2 ** 63 / 1_000} s`);
  });
});
