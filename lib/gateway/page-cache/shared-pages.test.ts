import { describe, expect, it } from "vitest";
import { FakeClock, FakeRedis } from "../../../testing/gateway/test-support";
