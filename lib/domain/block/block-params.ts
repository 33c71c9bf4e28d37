import type { ParamValues } from "../../toncenter/endpoint";
import type { blocks } from "../../toncenter/v3/v3-block";
import type { BlockFilter } from "./block-filter";

/** The parameters of a call for blocks. */
export function blockParams({
  workchain,
  shard,
  until,
}: BlockFilter): ParamValues<(typeof blocks)["params"]> {
  return {
    workchain,
    ...(shard === null ? {} : { shard }),
    ...(until === null ? {} : { end_utime: until }),
  };
}
