import { expect, test } from "vitest";
import { otherPort, serverFlags } from "./children.mjs";

const GB = 1_024 ** 3;

test.each([
  [
    "limited to 1 GB on a large machine",
    { nodeOptions: undefined, memoryBytes: 64 * GB },
    ["--max-old-space-size=1024"],
  ],
  [
    "limited to half the memory of a container of 512 MB",
    { nodeOptions: "", memoryBytes: GB / 2 },
    ["--max-old-space-size=256"],
  ],
  [
    "not limited if the operator has set a limit",
    { nodeOptions: "--max_old_space_size=3000", memoryBytes: 8 * GB },
    [],
  ],
])("the heap of the server is %s", (_, environment, heapFlags) => {
  expect(serverFlags(environment)).toEqual(["--max-semi-space-size=16", ...heapFlags]);
});

test.each([
  [3_000, 8_081, 3_001],
  [8_080, 8_081, 8_082],
  [65_535, 8_081, 8_080],
  [65_535, 8_080, 8_081],
])("instead of port %i, with %i reserved, %i is suggested", (port, reserved, other) => {
  expect(otherPort(port, reserved)).toBe(other);
});
